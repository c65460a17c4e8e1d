"""The net: 64 tiles of a board to 64 x 14 logits, and what goes into it."""

import torch
from torch import nn

SIDE, EDGE, CELL, TILE = 200, 4, 24, 32
CLASSES = 14  # . P N B R Q K p n b r q k and x: no square of a board
# (channels out, kernel, stride) of the convolutions, each with ReLU after it.
LAYERS = ((32, 5, 2), (64, 3, 2), (96, 3, 2), (128, 3, 1))
EMBEDDING = 96
TOGETHER, HEADS = 2, 4  # layers in which squares look at each other, each with so many heads


def normalised(boards):
    """Bytes B x 200 x 200 to -0.5 .. 0.5 between the 2nd and 98th percentile."""
    flat = boards.reshape(len(boards), -1)
    counts = torch.zeros(len(flat), 256, dtype=torch.int32)
    counts.scatter_add_(1, flat.long(), torch.ones_like(flat, dtype=torch.int32))
    share = counts.cumsum(1)
    low = (share >= 800).int().argmax(1).float()
    high = (share >= 39200).int().argmax(1).float()
    span = (high - low).clamp(min=16)
    values = (boards.float() - low[:, None, None]) / span[:, None, None]
    return values.clamp(0, 1) - 0.5


def tiles(boards):
    """Bytes B x 200 x 200 to (64 B) x 2 x 32 x 32: the tile, and the tile less the
    median tile of its colour (mean of the 16th and 17th of 32 values)."""
    values = normalised(boards)
    cut = values.unfold(1, TILE, CELL).unfold(2, TILE, CELL)  # B 8 8 32 32
    cut = cut.reshape(len(boards), 64, TILE, TILE)
    square = torch.arange(64)
    odd = (square // 8 + square % 8) % 2 == 1
    less = torch.empty_like(cut)
    for colour in (odd, ~odd):
        own = cut[:, colour]
        ranked = own.sort(dim=1).values
        middle = (ranked[:, 15] + ranked[:, 16]) / 2
        less[:, colour] = own - middle[:, None]
    return torch.stack([cut, less], dim=2).reshape(-1, 2, TILE, TILE)


class Together(nn.Module):
    """A layer in which the 64 squares of a board look at each other, whatever their places:
    attention and a small dense part, each added to what was there."""

    def __init__(self):
        super().__init__()
        self.before = nn.LayerNorm(EMBEDDING)
        self.asked = nn.Linear(EMBEDDING, 3 * EMBEDDING)  # query, key, value
        self.heard = nn.Linear(EMBEDDING, EMBEDDING)
        self.middle = nn.LayerNorm(EMBEDDING)
        self.wide = nn.Linear(EMBEDDING, 2 * EMBEDDING)
        self.narrow = nn.Linear(2 * EMBEDDING, EMBEDDING)
        for last in (self.heard, self.narrow):  # at first it changes nothing
            nn.init.zeros_(last.weight)
            nn.init.zeros_(last.bias)

    def forward(self, x):  # boards x 64 x EMBEDDING
        parts = self.asked(self.before(x)).view(len(x), 64, 3, HEADS, EMBEDDING // HEADS)
        query, key, value = parts.permute(2, 0, 3, 1, 4)
        weights = (query @ key.transpose(2, 3)) * (EMBEDDING // HEADS) ** -0.5
        heard = (torch.softmax(weights, 3) @ value).transpose(1, 2).reshape(x.shape)
        x = x + self.heard(heard)
        return x + self.narrow(torch.relu(self.wide(self.middle(x))))


class Net(nn.Module):
    """Convolutions, a dense layer to an embedding, layers in which the squares look at each
    other, then each square's embedding beside the mean of the board's 64, a dense layer,
    logits."""

    def __init__(self):
        super().__init__()
        layers, before = [], 2
        for out, kernel, stride in LAYERS:
            layers += [nn.Conv2d(before, out, kernel, stride, kernel // 2, bias=False),
                       nn.BatchNorm2d(out), nn.ReLU(inplace=True)]
            before = out
        self.features = nn.Sequential(*layers, nn.MaxPool2d(2))
        self.embed = nn.Linear(before * 4, EMBEDDING)
        self.together = nn.Sequential(*(Together() for _ in range(TOGETHER)))
        self.context = nn.Linear(2 * EMBEDDING, EMBEDDING)
        self.logits = nn.Linear(EMBEDDING, CLASSES)

    def forward(self, x):
        own = torch.relu(self.embed(self.features(x).flatten(1)))
        own = self.together(own.view(-1, 64, EMBEDDING))
        both = torch.cat([own, own.mean(1, keepdim=True).expand_as(own)], 2)
        return self.logits(torch.relu(self.context(both))).flatten(0, 1)

"""Write the weights file and the parity fixture; fit the temperature; say how sure
the reader may be. The format is in README.md.

    python export.py RUN/state.pt SHARDS/held.npz FOLDER [--parity ../assets/pieces/flat]
"""

import argparse
import math
import struct
import zlib
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional

import fixture
from net import EMBEDDING, HEADS, LAYERS, Net, tiles

MAGIC = b"tbyread2"


def folded(net):
    """Layers as (kind, kernel, stride, weights, biases), norms and scales folded in."""
    layers = []
    for number, (_, kernel, stride) in enumerate(LAYERS):
        conv, norm = net.features[3 * number], net.features[3 * number + 1]
        scale = norm.weight / torch.sqrt(norm.running_var + norm.eps)
        layers.append((0, kernel, stride, conv.weight * scale[:, None, None, None],
                       norm.bias - norm.running_mean * scale))
    dense = [(net.embed.weight, net.embed.bias)]
    for block in net.together:
        weight, bias = after_norm(block.before, block.asked)
        scale = torch.ones(len(bias))
        scale[:EMBEDDING] = (EMBEDDING // HEADS) ** -0.5
        dense += [(weight * scale[:, None], bias * scale),
                  (block.heard.weight, block.heard.bias),
                  after_norm(block.middle, block.wide),
                  (block.narrow.weight, block.narrow.bias)]
    dense += [(layer.weight, layer.bias) for layer in (net.context, net.logits)]
    layers += [(1, 1, 1, weight, bias) for weight, bias in dense]
    return [(a, b, c, w.detach().half(), d.detach().float()) for a, b, c, w, d in layers]


def after_norm(norm, dense):
    """Weights and biases of a dense layer that take in the gains and biases of the norm
    before it."""
    return dense.weight * norm.weight, dense.bias + dense.weight @ norm.bias


def write(layers, temperature, path):
    """The weights file."""
    out = bytearray(MAGIC + struct.pack("<I", len(layers)))
    for kind, kernel, stride, weights, _ in layers:
        out += struct.pack("<BBBBII", kind, kernel, stride, 0, weights.shape[1], weights.shape[0])
    out += struct.pack("<f", temperature)
    for *_, weights, biases in layers:
        out += weights.contiguous().numpy().astype("<f2").tobytes()
        out += biases.contiguous().numpy().astype("<f4").tobytes()
    out += struct.pack("<I", zlib.crc32(out))
    Path(path).write_bytes(out)


def read(path):
    """Layers and temperature of a weights file."""
    data = Path(path).read_bytes()
    if data[:8] != MAGIC or zlib.crc32(data[:-4]) != struct.unpack("<I", data[-4:])[0]:
        raise ValueError(f"{path} is no weights file, or is damaged")
    count, at = struct.unpack_from("<I", data, 8)[0], 12
    heads = [struct.unpack_from("<BBBBII", data, at + 12 * k) for k in range(count)]
    at += 12 * count
    temperature = struct.unpack_from("<f", data, at)[0]
    at += 4
    layers = []
    for kind, kernel, stride, _, inputs, outputs in heads:
        size = outputs * inputs * kernel * kernel
        weights = np.frombuffer(data, "<f2", size, at).astype(np.float32)
        at += 2 * size
        biases = np.frombuffer(data, "<f4", outputs, at).copy()
        at += 4 * outputs
        shape = (outputs, inputs, kernel, kernel) if kind == 0 else (outputs, inputs)
        layers.append((kind, kernel, stride, torch.from_numpy(weights.reshape(shape)),
                       torch.from_numpy(biases)))
    return layers, temperature


def run(layers, boards):
    """Logits of boards (bytes), in f32, straight from the layers of a file."""
    x = tiles(boards)
    for _, _, stride, weights, biases in layers[:len(LAYERS)]:
        x = functional.relu(functional.conv2d(x, weights, biases, stride, weights.shape[2] // 2))
    x = functional.max_pool2d(x, 2).flatten(1)
    embed, *blocks, context, logits = [layer[3:] for layer in layers[len(LAYERS):]]
    x = functional.relu(functional.linear(x, *embed)).view(-1, 64, EMBEDDING)
    for at in range(0, len(blocks), 4):
        x = looked_around(x, *blocks[at:at + 4])
    both = torch.cat([x, x.mean(1, keepdim=True).expand_as(x)], 2).flatten(0, 1)
    return functional.linear(functional.relu(functional.linear(both, *context)), *logits)


def looked_around(x, asked, heard, wide, narrow):
    """One layer in which the squares of a board look at each other."""
    parts = functional.linear(functional.layer_norm(x, (EMBEDDING,)), *asked)
    parts = parts.view(len(x), 64, 3, HEADS, EMBEDDING // HEADS).permute(2, 0, 3, 1, 4)
    query, key, value = parts
    all_heard = (torch.softmax(query @ key.transpose(2, 3), 3) @ value).transpose(1, 2)
    x = x + functional.linear(all_heard.reshape(x.shape), *heard)
    bent = functional.relu(functional.linear(functional.layer_norm(x, (EMBEDDING,)), *wide))
    return x + functional.linear(bent, *narrow)


def looked_at(layers, boards):
    """Logits of boards as the reader takes them: each seen straight and in a mirror, and
    where that leaves doubt, a pixel aside as well."""
    def both(boards):
        back = run(layers, boards.flip(2)).view(-1, 8, 8, 14).flip(2)
        return (run(layers, boards).view(back.shape) + back) / 2
    first = both(boards)
    most = torch.log_softmax(first, 3).amax(3).sum((1, 2))
    aside = torch.cat([boards[:, :1], boards[:, :-1]], 1)
    aside = torch.cat([aside[:, :, :1], aside[:, :, :-1]], 2)
    again = (first + both(aside)) / 2
    return torch.where((most >= math.log(0.9))[:, None, None, None], first, again).reshape(-1, 14)


def logits_of(layers, data):
    """Logits and true classes of all squares of a file of boards."""
    with torch.no_grad():
        logits = torch.cat([looked_at(layers, part)
                            for part in torch.from_numpy(data["boards"]).split(10)])
    return logits, torch.from_numpy(data["classes"]).long().reshape(-1)


def confidence(sure):
    """Of whole boards, from the probabilities of their squares. Errors come together, so it
    is more than the product."""
    return (0.75 * sure.log().sum(1)).exp()


def load_into(net, path, boards):
    """Go on from a weights file. Batch norm, which was folded in, is set so that with the
    statistics of a few boards (bytes) it changes nothing."""
    layers, _ = read(path)
    x = tiles(boards)
    for number in range(len(LAYERS)):
        conv, norm, relu = net.features[3 * number:3 * number + 3]
        *_, weights, biases = layers[number]
        with torch.no_grad():
            conv.weight.copy_(weights)
            x = conv(x)
            mean, variance = x.mean((0, 2, 3)), x.var((0, 2, 3))
            norm.running_mean.copy_(mean)
            norm.running_var.copy_(variance)
            norm.weight.copy_(torch.sqrt(variance + norm.eps))
            norm.bias.copy_(mean + biases)
            x = relu(x + biases[:, None, None])
    dense = [net.embed]
    for block in net.together:
        dense += [block.asked, block.heard, block.wide, block.narrow]
    for dense, (*_, weights, biases) in zip((*dense, net.context, net.logits),
                                            layers[len(LAYERS):]):
        dense.weight.data.copy_(weights)
        dense.bias.data.copy_(biases)
    for block in net.together:  # what was folded in for its queries
        block.asked.weight.data[:EMBEDDING] *= (EMBEDDING // HEADS) ** 0.5
        block.asked.bias.data[:EMBEDDING] *= (EMBEDDING // HEADS) ** 0.5


def fit_temperature(logits, classes, names):
    """The temperature with the least surprise on the held-out boards, each set counting
    the same, since one of them is far stranger than the others."""
    weights = torch.zeros(len(names))
    for name in set(names):
        here = torch.from_numpy(names == name)
        weights[here] = 1 / here.sum()
    weights = weights.repeat_interleave(64) / weights.sum() / 64
    tried = np.exp(np.linspace(np.log(0.4), np.log(4), 93))
    losses = [(functional.cross_entropy(logits / t, classes, reduction="none") * weights)
              .sum().item() for t in tried]
    # Below 1, more than one board in a hundred would be called sure and be wrong.
    return max(1.0, float(tried[int(np.argmin(losses))]))


def report(logits, classes, kinds, names, temperature):
    """Exact boards, right squares, and whether what is said to be sure is right."""
    chance = torch.softmax(logits / temperature, 1).view(-1, 64, logits.shape[1])
    sure, found = chance.max(2)
    right = found == classes.view(-1, 64)
    for number, kind in enumerate(("screen", "print", "photo", "no board")):
        here = torch.from_numpy(kinds == number)
        if not here.any():
            continue
        whole, boards = right[here].all(1), confidence(sure[here])
        print(f"{kind:9} boards {int(here.sum()):4}  exact {whole.float().mean():.3f}  "
              f"squares {right[here].float().mean():.4f}  "
              f"confidence >= 0.9: {(boards >= 0.9).float().mean():.3f} of all, wrong among all "
              f"{((boards >= 0.9) & ~whole).float().mean():.4f}")
    for name in sorted(set(names)):
        here = torch.from_numpy((names == name) & (kinds < 3))
        print(f"{name:18} boards {int(here.sum()):4}  exact {right[here].all(1).float().mean():.3f}"
              f"  squares {right[here].float().mean():.4f}")
    print("squares: stated | right | how many")
    edges = (0, 0.5, 0.7, 0.8, 0.9, 0.95, 0.98, 0.99, 0.999, 1.01)
    for low, high in zip(edges, edges[1:]):
        here = (sure >= low) & (sure < high)
        if here.any():
            print(f"{sure[here].mean():.4f} | {right[here].float().mean():.4f} | {int(here.sum())}")
    whole, boards = right.all(1), confidence(sure)
    print("boards: stated | right | how many")
    for low, high in zip((0, 0.2, 0.5, 0.8, 0.9, 0.98), (0.2, 0.5, 0.8, 0.9, 0.98, 1.01)):
        here = (boards >= low) & (boards < high)
        if here.any():
            print(f"{boards[here].mean():.3f} | {whole[here].float().mean():.3f} | {int(here.sum())}")


def write_parity(folder, pieces):
    """The fixture, computed from the weights file that lies in the folder."""
    board = fixture.board(pieces)
    layers, temperature = read(folder / "recognise.weights")
    with torch.no_grad():
        chance = torch.softmax(run(layers, torch.from_numpy(board)[None]) / temperature, 1)
    (folder / "parity.bin").write_bytes(board.tobytes() + chance.numpy().astype("<f4").tobytes())
    print("parity:", "".join(".PNBRQKpnbrqkx"[k] for k in chance.argmax(1)))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("state")
    parser.add_argument("held")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--plain", help="more boards to report on: plain.npz")
    parser.add_argument("--parity", help="folder of Tabiya's own pieces to draw the fixture with")
    given = parser.parse_args()
    torch.set_num_threads(1)
    net = Net()
    state = torch.load(given.state)
    net.load_state_dict(state.get("mean", state["net"]))
    net.eval()
    given.folder.mkdir(parents=True, exist_ok=True)
    path = given.folder / "recognise.weights"
    layers = [(a, b, c, w.float(), d) for a, b, c, w, d in folded(net)]
    data = np.load(given.held)
    logits, classes = logits_of(layers, data)
    temperature = fit_temperature(logits, classes, data["sets"])
    print(f"temperature {temperature:.3f}")
    write(folded(net), temperature, f"{path}.part")
    Path(f"{path}.part").replace(path)
    if given.parity:
        write_parity(given.folder, given.parity)
    report(logits, classes, data["kinds"], data["sets"], temperature)
    if given.plain:
        print("\nplain boards")
        data = np.load(given.plain)
        logits, classes = logits_of(layers, data)
        report(logits, classes, data["kinds"], data["sets"], temperature)


if __name__ == "__main__":
    main()

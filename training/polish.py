"""Train the dense layers alone for a few minutes, without label smoothing, on features
that stay as they are: cheap, and lets the net say that it is sure.

    python polish.py SHARDS IN.pt OUT.pt [--boards 6000] [--rounds 6]
"""

import argparse
import math
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional

from net import EMBEDDING, Net, tiles
from train import BATCH


def features(net, shards, count):
    """What the convolutions make of the newest boards (half of them mirrored)."""
    found, truth = [], []
    for path in sorted(shards.glob("[0-9]*.npz"), reverse=True):
        data = np.load(path)
        boards = torch.from_numpy(data["boards"])
        classes = torch.from_numpy(data["classes"]).long().view(-1, 8, 8)
        half = len(boards) // 2
        boards[half:] = boards[half:].flip(2)
        classes[half:] = classes[half:].flip(2)
        for part in boards.split(20):
            with torch.no_grad(), torch.autocast("cpu", torch.bfloat16):
                x = tiles(part).contiguous(memory_format=torch.channels_last)
                found.append(net.features(x).flatten(1).half().view(len(part), 64, -1))
        truth.append(classes.view(-1, 64))
        if sum(map(len, truth)) >= count:
            break
    return torch.cat(found), torch.cat(truth)


def heads(net, seen):
    """Logits from features of whole boards."""
    own = torch.relu(net.embed(seen.float().flatten(0, 1)))
    mean = own.view(-1, 64, EMBEDDING).mean(1, keepdim=True).expand(-1, 64, -1)
    both = torch.cat([own, mean.reshape(own.shape)], 1)
    return net.logits(torch.relu(net.context(both)))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("shards", type=Path)
    parser.add_argument("source")
    parser.add_argument("target")
    parser.add_argument("--boards", type=int, default=6000)
    parser.add_argument("--rounds", type=int, default=6)
    given = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(20261123)
    net = Net().to(memory_format=torch.channels_last)
    state = torch.load(given.source)
    net.load_state_dict(state.get("mean", state["net"]))
    net.eval()
    seen, truth = features(net, given.shards, given.boards)
    dense = [*net.embed.parameters(), *net.context.parameters(), *net.logits.parameters()]
    optimiser = torch.optim.AdamW(dense, lr=1e-3, weight_decay=0.01)
    steps, step = given.rounds * (len(seen) // BATCH), 0
    for number in range(given.rounds):
        losses = []
        for pick in torch.randperm(len(seen)).split(BATCH)[:len(seen) // BATCH]:
            for group in optimiser.param_groups:
                group["lr"] = 5e-4 * (1 + math.cos(math.pi * step / steps))
            loss = functional.cross_entropy(heads(net, seen[pick]), truth[pick].view(-1))
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            losses.append(loss.item())
            step += 1
        print(f"round {number} loss {np.mean(losses):.4f}", flush=True)
    torch.save(dict(net=net.state_dict()), given.target)


if __name__ == "__main__":
    main()

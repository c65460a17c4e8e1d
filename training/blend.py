"""Average the weights of several saves of one run: as good as a falling learning rate
when the run cannot be finished yet.

    python blend.py SHARDS OUT.pt STATE.pt STATE.pt ...
"""

import sys
from pathlib import Path

import numpy as np
import torch
from torch import nn

from net import Net, tiles


def main():
    shards, out, *paths = sys.argv[1:]
    torch.set_num_threads(1)
    states = [torch.load(path)["net"] for path in paths]
    mean = {}
    for name, value in states[0].items():
        if value.dtype.is_floating_point:
            mean[name] = sum(state[name] for state in states) / len(states)
        else:
            mean[name] = value
    net = Net()
    net.load_state_dict(mean)
    # Averaged convolutions have other means and variances: measure them anew.
    for module in net.modules():
        if isinstance(module, nn.BatchNorm2d):
            module.reset_running_stats()
            module.momentum = None
    net.train()
    newest = sorted(Path(shards).glob("[0-9]*.npz"))[-8:]
    with torch.no_grad(), torch.autocast("cpu", torch.bfloat16):
        for path in newest:
            boards = np.load(path)["boards"][:36]
            for part in torch.from_numpy(boards).split(12):
                net(tiles(part).contiguous(memory_format=torch.channels_last))
    torch.save(dict(net=net.state_dict()), out)


if __name__ == "__main__":
    main()

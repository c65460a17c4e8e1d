"""Train the net from shards, on one thread, saving often and going on from the save.

    python train.py SHARDS RUN [--finish MINUTES] [--rate 0.002] [--from FILE.weights]

Shards are drawn by lot, the newest more often; the learning rate stays level until
--finish says how many minutes are left, and then falls to nothing along a cosine.
"""

import argparse
import copy
import math
import os
import time
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional

from net import Net, tiles

BATCH = 12  # boards
NEWEST = 60  # shards that are taken more often
MEMORY = 0.998  # of the averaged weights, a step
SAVE_EVERY = 60  # seconds
LOOK_EVERY = 150  # seconds of the processor between looks at the held-out boards
# Emulated, bfloat16 takes twice the time of 32-bit numbers.
FAST_BFLOAT16 = torch.cpu._is_avx512_bf16_supported()


def soiled(rng, boards, classes):
    """Small changes that cost nothing: mirrored, a shift of a pixel, other greys, noise."""
    if rng.random() < 0.5:
        boards, classes = boards.flip(2), classes.view(-1, 8, 8).flip(2)
    if rng.random() < 0.5:
        dy, dx = (int(v) for v in rng.integers(-1, 2, 2))
        boards = torch.roll(boards, (dy, dx), (1, 2))
    if rng.random() < 0.4:
        curve = (np.arange(256) / 255) ** rng.uniform(0.6, 1.6) * 255
        boards = torch.from_numpy(curve.round().astype(np.uint8))[boards.long()]
    if rng.random() < 0.3:
        noise = torch.from_numpy(rng.integers(-6, 7, boards.shape, dtype=np.int16))
        boards = (boards.short() + noise).clamp(0, 255).byte()
    return boards, classes.reshape(-1)


def batches(rng, folder):
    """Batches for ever: two shards mixed at a time, mostly the newest."""
    while True:
        paths = sorted(p for p in folder.glob("[0-9]*.npz"))
        if not paths:
            time.sleep(5)
            continue
        newest = np.arange(len(paths)) >= len(paths) - NEWEST
        weights = np.where(newest, 4.0, 1.0)
        chosen = rng.choice(len(paths), min(2, len(paths)), replace=False,
                            p=weights / weights.sum())
        data = [np.load(paths[k]) for k in chosen]
        boards = np.concatenate([d["boards"] for d in data])
        classes = np.concatenate([d["classes"] for d in data])
        order = rng.permutation(len(boards))
        for start in range(0, len(order) - BATCH + 1, BATCH):
            pick = order[start:start + BATCH]
            yield soiled(rng, torch.from_numpy(boards[pick]),
                         torch.from_numpy(classes[pick]).long())


def logits_of(net, boards):
    """Logits of boards in bytes."""
    with torch.no_grad():
        return torch.cat([net(tiles(part).contiguous(memory_format=torch.channels_last))
                          for part in boards.split(20)]).float()


def figures(net, path):
    """Share of exact boards and of right squares for each kind of held-out picture."""
    data = {name: array[:450] for name, array in np.load(path).items()}
    with torch.autocast("cpu", torch.bfloat16, enabled=FAST_BFLOAT16):
        found = logits_of(net, torch.from_numpy(data["boards"])).argmax(1).view(-1, 64)
    right = (found == torch.from_numpy(data["classes"]).long()).numpy()
    line = []
    for number, kind in enumerate(("screen", "print", "photo", "none")):
        part = right[data["kinds"] == number]
        if len(part):
            line.append(f"{kind} {part.all(1).mean():.3f}/{part.mean():.4f}")
    return "  ".join(line)


def average(mean, net):
    """Weights averaged over the last thousand steps or so: what is looked at and exported."""
    with torch.no_grad():
        for slow, fast in zip(mean.state_dict().values(), net.state_dict().values()):
            if slow.dtype.is_floating_point:
                slow.lerp_(fast, 1 - MEMORY)


def save(run, net, mean, optimiser, step):
    path = run / "state.pt"
    torch.save(dict(net=net.state_dict(), mean=mean.state_dict(),
                    optimiser=optimiser.state_dict(), step=step), f"{path}.part")
    os.replace(f"{path}.part", path)


def resume(run, net, mean, optimiser, start_from, shards):
    """Step to go on from; both nets are filled."""
    if (run / "state.pt").exists():
        state = torch.load(run / "state.pt")
        net.load_state_dict(state["net"])
        mean.load_state_dict(state.get("mean", state["net"]))
        optimiser.load_state_dict(state["optimiser"])
        return state["step"]
    if start_from and start_from.endswith(".pt"):
        state = torch.load(start_from)
        net.load_state_dict(state.get("mean", state["net"]), strict=False)
    elif start_from:
        from export import load_into
        newest = sorted(shards.glob("[0-9]*.npz"))[-1]
        load_into(net, start_from, torch.from_numpy(np.load(newest)["boards"][:48]))
    mean.load_state_dict(net.state_dict())
    return 0


def rate_at(given, step, elapsed):
    """Warm up, level, and a cosine to nothing in the last minutes when told to finish."""
    warm = min(1, (step + 1) / 200)
    if given.finish is None:
        return given.rate * warm
    gone = min(1, elapsed / (given.finish * 60))
    return given.rate * warm * 0.5 * (1 + math.cos(math.pi * gone)) + 1e-6


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("shards", type=Path)
    parser.add_argument("run", type=Path)
    parser.add_argument("--held", type=Path, help="else SHARDS/held.npz")
    parser.add_argument("--finish", type=float)
    parser.add_argument("--rate", type=float, default=0.002)
    parser.add_argument("--smooth", type=float, default=0.0)
    parser.add_argument("--from", dest="start_from")
    given = parser.parse_args()
    given.held = given.held or given.shards / "held.npz"
    torch.set_num_threads(1)
    torch.manual_seed(20261123)
    given.run.mkdir(parents=True, exist_ok=True)
    net = Net().to(memory_format=torch.channels_last)
    optimiser = torch.optim.AdamW(net.parameters(), lr=given.rate, weight_decay=0.01)
    mean = copy.deepcopy(net).eval()
    step = resume(given.run, net, mean, optimiser, given.start_from, given.shards)
    rng = np.random.default_rng([20261123, step])
    started = saved = time.time()
    looked = time.process_time()
    losses = []
    for boards, classes in batches(rng, given.shards):
        elapsed = time.time() - started
        for group in optimiser.param_groups:
            group["lr"] = rate_at(given, step, elapsed)
        with torch.autocast("cpu", torch.bfloat16, enabled=FAST_BFLOAT16):
            x = tiles(boards).contiguous(memory_format=torch.channels_last)
            logits = net(x)
        loss = functional.cross_entropy(logits.float(), classes, label_smoothing=given.smooth)
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 2.0)
        optimiser.step()
        average(mean, net)
        losses.append(loss.item())
        step += 1
        over = given.finish is not None and elapsed > given.finish * 60
        if time.time() - saved > SAVE_EVERY or over:
            saved = time.time()
            save(given.run, net, mean, optimiser, step)
            used = time.process_time()
            shown = ""
            if used - looked > LOOK_EVERY or over:
                looked, shown = used, figures(mean, given.held)
            print(f"{time.strftime('%H:%M:%S')} step {step} loss {np.mean(losses):.4f} "
                  f"cpu {used:.0f} s  {shown}", flush=True)
            losses.clear()
        if over:
            return


if __name__ == "__main__":
    main()

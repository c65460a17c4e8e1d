"""Arrays in and out: anything with the Arrow PyCapsule interface, and results of the same kind."""

from __future__ import annotations

import sys
from typing import Any, Callable


def text_of(value: Any) -> bytes | None:
    """The bytes of a single text; ``None`` if the value is something else."""
    if isinstance(value, str):
        # A lone surrogate is no character, but the text gets a verdict all the same.
        return value.encode("utf-8", "surrogatepass")
    if isinstance(value, (bytes, bytearray)):
        return bytes(value)
    return None


def _as_arrow(value: Any) -> Any:
    """The value if it has the interface, or else an array that pyarrow makes of it."""
    if hasattr(value, "__arrow_c_array__") or hasattr(value, "__arrow_c_stream__"):
        return value
    import pyarrow

    return pyarrow.array(value, from_pandas=True)


def _kind(value: Any) -> str:
    return type(value).__module__.partition(".")[0]


def _like(value: Any, result: Any) -> Any:
    """The result as the library of the value holds it."""
    kind = _kind(value)
    if kind == "polars":
        return sys.modules["polars"].Series(result).alias(value.name)
    if kind in ("pyarrow", "pandas", "numpy", "builtins"):
        import pyarrow

        is_array = hasattr(result, "__arrow_c_array__")
        array = pyarrow.array(result) if is_array else pyarrow.chunked_array(result)
        if kind != "pandas":
            return array
        pandas = sys.modules["pandas"]
        return pandas.Series(array, index=value.index, name=value.name, dtype=pandas.ArrowDtype(array.type))
    return result


def many(work: Callable[..., Any], rows: Any, *choices: Any, second: Any = None) -> Any:
    """Work on arrays, and return a result of the kind of the first one."""
    arrays = [_as_arrow(rows)]
    if second is not None:
        arrays.append(_as_arrow(second))
    return _like(rows, work(*arrays, *choices))

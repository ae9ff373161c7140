"""DLPack, the producer's side: an array's memory handed to PyTorch, JAX or numpy without a copy.

Only what its C header asks for (https://dmlc.github.io/dlpack), through ctypes.
"""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

CPU, CUDA = 1, 2  # kinds of device
CODES = {"i": 0, "u": 1, "f": 2, "b": 6}  # kinds of number, by numpy's letters
NAME = b"dltensor"  # of a capsule that nobody has taken yet


class DLDevice(ctypes.Structure):
    _fields_ = [("kind", ctypes.c_int32), ("number", ctypes.c_int32)]


class DLDataType(ctypes.Structure):
    _fields_ = [
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
    ]


class DLTensor(ctypes.Structure):
    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device", DLDevice),
        ("ndim", ctypes.c_int32),
        ("dtype", DLDataType),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    ]


class DLManagedTensor(ctypes.Structure):
    pass


Deleter = ctypes.CFUNCTYPE(None, ctypes.POINTER(DLManagedTensor))
Destructor = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
DLManagedTensor._fields_ = [
    ("tensor", DLTensor),
    ("context", ctypes.c_void_p),
    ("deleter", Deleter),
]

_held: dict[int, tuple[Any, ...]] = {}  # what a consumer still uses, by the address of its tensor

_new = ctypes.pythonapi.PyCapsule_New
_new.restype = ctypes.py_object
_new.argtypes = [ctypes.c_void_p, ctypes.c_char_p, Destructor]
_is_valid = ctypes.pythonapi.PyCapsule_IsValid
_is_valid.argtypes = [ctypes.c_void_p, ctypes.c_char_p]
_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_pointer.restype = ctypes.c_void_p
_pointer.argtypes = [ctypes.c_void_p, ctypes.c_char_p]


def _let_go(tensor: Any) -> None:
    _held.pop(ctypes.addressof(tensor.contents), None)


def _nobody_took_it(capsule: int) -> None:
    if _is_valid(capsule, NAME):
        _held.pop(_pointer(capsule, NAME), None)


LET_GO, NOBODY_TOOK_IT = Deleter(_let_go), Destructor(_nobody_took_it)


def capsule(
    address: int, shape: tuple[int, ...], dtype: Any, device: tuple[int, int], owner: object
) -> Any:
    """A capsule for the array of that shape at that address; `owner` lives as long as it does."""
    number = np.dtype(dtype)
    sizes = (ctypes.c_int64 * len(shape))(*shape)
    tensor = DLTensor(
        data=address,
        device=DLDevice(*device),
        ndim=len(shape),
        dtype=DLDataType(CODES[number.kind], 8 * number.itemsize, 1),
        shape=sizes,
        strides=None,  # rows one after the other
        byte_offset=0,
    )
    managed = DLManagedTensor(tensor, None, LET_GO)
    place = ctypes.addressof(managed)
    _held[place] = (managed, sizes, owner)
    return _new(place, NAME, NOBODY_TOOK_IT)


class DeviceArray:
    """An array on a GPU, for whoever reads `__dlpack__` or `__cuda_array_interface__`.

        torch.from_dlpack(array), torch.as_tensor(array), jax.dlpack.from_dlpack(array)

    Nothing is copied: the next step of the environment writes into the same memory.
    """

    def __init__(self, array: Any, device: int = 0) -> None:
        self.array, self.device = array, device

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(self.array.shape)

    @property
    def dtype(self) -> Any:
        return self.array.dtype

    def __len__(self) -> int:
        return self.shape[0]

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        found: dict[str, Any] = self.array.__cuda_array_interface__
        return found

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA, self.device

    def __dlpack__(self, **asked: Any) -> Any:
        """Every step waits for its kernels, so that a consumer's stream has nothing to wait for."""
        address = int(self.__cuda_array_interface__["data"][0])
        return capsule(address, self.shape, self.dtype, self.__dlpack_device__(), self.array)

    def numpy(self) -> Any:
        """A copy on this side."""
        return self.array.copy_to_host()

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        return np.asarray(self.numpy(), dtype)

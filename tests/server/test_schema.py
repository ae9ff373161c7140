"""Schemathesis: the OpenAPI description is true."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.generation import GenerationMode

from shamble.server.http.app import all_endpoints
from shamble.server.http.openapi import description
from tests.server.houses import House
from tests.server.players import seated

MOST = 200 if settings.get_current_profile_name() == "any" else 12  # any: with --soak
described = schemathesis.openapi.from_dict(description(all_endpoints()))


@pytest.fixture(scope="module")
def real_match(home: House) -> str:
    return seated(home, ["Ann", "Ben"])[0]


def test_the_description_is_what_is_served(home: House) -> None:
    assert home.guest().get("/api/openapi.json") == description(all_endpoints())


@described.parametrize()
@settings(max_examples=MOST, deadline=None, suppress_health_check=list(HealthCheck))
def test_schemathesis_finds_no_fault(case: Any, home: House, real_match: str) -> None:
    if case.meta is None or case.meta.generation.mode == GenerationMode.POSITIVE:
        real = {"id": real_match, "game": "lanterns"}
        for name in set(real) & set(case.path_parameters or {}):
            case.path_parameters[name] = real[name]
    case.call_and_validate(base_url=f"http://{home.address}")

import { describe, expect, it } from "vitest";
import { clearAll, clearFilter, hasFilters, readAddress, toggleValue, writeAddress } from "./listing-filters";

describe("filters in the address", () => {
  it("survive a reload and a shared link", () => {
    const search = "?tab=timeline&module=M1,M3&language=de&from=2026-11-24&to=2026-11-30&session=12";
    expect(writeAddress(readAddress(search))).toBe(search);
  });

  it("write an empty query when nothing is chosen", () => {
    expect(writeAddress(readAddress("?tab=available"))).toBe("");
  });

  it("drop unknown values instead of failing", () => {
    const address = readAddress("?tab=nope&session=0x1&from=2026-13-45&language=,,");
    expect(address).toEqual({
      tab: "available",
      values: { module: [], workshop: [], language: [], sector: [] },
      from: null,
      to: null,
      sessionId: null,
    });
  });

  it("add and remove one value and keep the others", () => {
    const one = toggleValue(readAddress("?language=de"), "language", "fr");
    expect(one.values.language).toEqual(["de", "fr"]);
    expect(toggleValue(one, "language", "de").values.language).toEqual(["fr"]);
  });

  it("clear one chip or all, never the tab or the open session", () => {
    const address = readAddress("?tab=mine&module=M1&from=2026-11-24&session=3");
    expect(writeAddress(clearFilter(address, "date"))).toBe("?tab=mine&module=M1&session=3");
    expect(writeAddress(clearAll(address))).toBe("?tab=mine&session=3");
    expect(hasFilters(clearAll(address))).toBe(false);
  });
});

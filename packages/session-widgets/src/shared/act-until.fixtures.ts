import { act } from "react";
import { vi } from "vitest";

/** A second is not enough for a page's texts on a busy machine. */
const PATIENCE_MS = 4_000;

/** Waits until this holds of what is drawn. `act` around all of the waiting would keep React from drawing for as long. */
export const actUntil = (check: () => void): Promise<void> =>
  vi.waitFor(async () => {
    await act(async () => {});
    check();
  }, PATIENCE_MS);

import type { Clock } from "@hotseat/core/clock";
import { createManualClock } from "@hotseat/core/testing";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { useNow } from "./use-now";

function Minute({ clock }: { clock: Clock }) {
  return <time>{new Date(useNow(clock)).toISOString()}</time>;
}

it("renders on a server too", () => {
  const clock = createManualClock(Date.parse("2026-11-24T14:00:31.000Z"));
  expect(renderToString(<Minute clock={clock} />)).toContain("14:00:00.000Z");
});

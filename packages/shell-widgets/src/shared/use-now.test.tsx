import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { type ClockPort, stillClock } from "./clock-port";
import { useNow } from "./use-now";

function Minute({ clock }: { clock: ClockPort }) {
  return <time>{new Date(useNow(clock, 60_000)).toISOString()}</time>;
}

it("is drawn on a server too", () => {
  expect(renderToString(<Minute clock={stillClock("2026-11-24T14:00:31.000Z")} />)).toContain("14:00:00.000Z");
});

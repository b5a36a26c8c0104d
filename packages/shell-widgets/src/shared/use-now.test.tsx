import { fixedTicker, type Ticker } from "@hotseat/core/ticker";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { useNow } from "./use-now";

function Minute({ time }: { time: Ticker }) {
  return <time>{new Date(useNow(time)).toISOString()}</time>;
}

it("renders on a server too", () => {
  const time = fixedTicker(Date.parse("2026-11-24T14:00:31.000Z"));
  expect(renderToString(<Minute time={time} />)).toContain("14:00:00.000Z");
});

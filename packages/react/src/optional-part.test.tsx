import { createManualClock } from "@hotseat/core/testing";
import { act } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { OptionalPart, RETRY_MS } from "./optional-part";
import { createDrivenClient } from "./testing/client";
import { renderInside } from "./testing/render";

beforeEach(() => {
  for (const method of ["error", "warn"] as const) vi.spyOn(console, method).mockReturnValue();
});

/** A part that fails until its texts are there. */
function Bell({ texts }: { texts: { areThere: boolean } }) {
  if (!texts.areThere) throw new Error("no line");
  return <output>3 unread</output>;
}

it("an optional part whose texts do not load: the page stays, and the part is drawn again when they are there", async () => {
  const clock = createManualClock();
  const texts = { areThere: false };
  const { page, leave } = await renderInside(
    createDrivenClient().client,
    <main>
      <OptionalPart clock={clock}>
        <Bell texts={texts} />
      </OptionalPart>
      <p>The call</p>
    </main>,
  );
  expect([page.querySelector("p")?.textContent, page.querySelector("output")]).toEqual(["The call", null]);
  texts.areThere = true;
  await act(async () => clock.advance(RETRY_MS));
  expect(page.querySelector("output")?.textContent).toBe("3 unread");
  await leave();
});

it("an optional part that failed, its page is left: no retry waits", async () => {
  const clock = createManualClock();
  const { leave } = await renderInside(
    createDrivenClient().client,
    <OptionalPart clock={clock}>
      <Bell texts={{ areThere: false }} />
    </OptionalPart>,
  );
  expect(clock.pending).toBe(1);
  await leave();
  expect(clock.pending).toBe(0);
});

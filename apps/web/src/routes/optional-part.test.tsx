// @vitest-environment jsdom
import { createManualClock } from "@hotseat/core/testing";
import { act } from "react";
import { expect, it, vi } from "vitest";
import { reactRoot } from "../react-root.fixtures";
import { OptionalPart, RETRY_MS } from "./optional-part";

const { draw, unmount } = reactRoot();

/** A part that fails until its texts are there. */
function partOf(texts: { areThere: boolean }) {
  return function Bell() {
    if (!texts.areThere) throw new Error("no line");
    return <output>3 unread</output>;
  };
}

it("an optional part whose texts do not load: the page stays, and the part is drawn again when they are there", async () => {
  for (const method of ["error", "warn"] as const) vi.spyOn(console, method).mockReturnValue();
  const clock = createManualClock();
  const texts = { areThere: false };
  const Bell = partOf(texts);
  const page = await draw(
    <main>
      <OptionalPart clock={clock}>
        <Bell />
      </OptionalPart>
      <p>The call</p>
    </main>,
  );
  expect([page.querySelector("p")?.textContent, page.querySelector("output")]).toEqual(["The call", null]);
  texts.areThere = true;
  await act(async () => clock.advance(RETRY_MS));
  expect(page.querySelector("output")?.textContent).toBe("3 unread");
});

it("an optional part that failed, its page is left: no retry waits", async () => {
  for (const method of ["error", "warn"] as const) vi.spyOn(console, method).mockReturnValue();
  const clock = createManualClock();
  const Bell = partOf({ areThere: false });
  await draw(
    <OptionalPart clock={clock}>
      <Bell />
    </OptionalPart>,
  );
  expect(clock.pending).toBe(1);
  await unmount();
  expect(clock.pending).toBe(0);
});

import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import { Button } from "../button/button";
import { openPopOut, PopOut } from "./pop-out";

/** In a frame instead of a window of its own, so that it can be looked at here; the button opens a real one. */
function Example() {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [own, setOwn] = useState<Window | null>(null);
  const target = own ?? frame?.contentWindow ?? null;
  return (
    <>
      <Button onClick={() => setOwn(openPopOut({ name: "example", width: 600, height: 700 }))}>Open a window</Button>
      <iframe ref={setFrame} title="A window" style={{ width: "100%", height: 160, marginTop: 16, border: 0 }} />
      {target ? (
        <PopOut key={own ? "own" : "frame"} target={target} title="Workspace" onClose={() => setOwn(null)}>
          <div style={{ padding: 16 }}>
            <Button variant="soft">In the other document</Button>
          </div>
        </PopOut>
      ) : null}
    </>
  );
}

const meta = { title: "ui/PopOut", component: Example } satisfies Meta<typeof Example>;
export default meta;

/** Styles, theme and language go along. */
export const InAnotherDocument: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const theirs = () => canvasElement.querySelector("iframe")?.contentDocument;
    await waitFor(() => expect(theirs()?.querySelector("button")).toBeTruthy());
    await waitFor(() =>
      expect(
        theirs()?.defaultView?.getComputedStyle(theirs()?.querySelector("button") as Element).borderRadius,
      ).not.toBe("0px"),
    );
  },
};

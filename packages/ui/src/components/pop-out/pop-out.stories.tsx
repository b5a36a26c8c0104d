import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button";
import { Dialog } from "../dialog/dialog";
import { openPopOut } from "./open-pop-out";
import { PopOut, type PopOutProps } from "./pop-out";

/** In a frame instead of a window of its own, so that it can be looked at here; the button opens a real one. */
function Example({ title }: Pick<PopOutProps, "title">) {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [own, setOwn] = useState<Window | null>(null);
  const [isAsked, setAsked] = useState(false);
  const target = own ?? frame?.contentWindow ?? null;
  return (
    <>
      <Button onClick={() => setOwn(openPopOut({ name: "example", width: 600, height: 700 }))}>Open a window</Button>
      <iframe ref={setFrame} title="A window" style={{ width: "100%", height: 160, marginTop: 16, border: 0 }} />
      {target ? (
        <PopOut key={own ? "own" : "frame"} target={target} title={title} onClose={() => setOwn(null)}>
          <div style={{ padding: 16 }}>
            <Button variant="soft" onClick={() => setAsked(true)}>
              In the other document
            </Button>
            <Dialog open={isAsked} onOpenChange={setAsked} title="A question in it" closeLabel="Close" />
          </div>
        </PopOut>
      ) : null}
    </>
  );
}

const meta = {
  title: "ui/PopOut",
  component: PopOut,
  // The example opens its own window; a real one among the arguments would be a cycle.
  args: { target: {} as Window, title: "Workspace", onClose: () => {}, children: null },
  argTypes: { target: { control: false } },
  render: ({ title }) => <Example title={title} />,
} satisfies Meta<typeof PopOut>;
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

/** A dialog that nothing but a state opens gives the focus back to what had it, there as here (WCAG 2.4.3). */
export const DialogInAnotherDocument: StoryObj<typeof meta> = {
  tags: ["no-picture", "regression"],
  play: async ({ canvasElement }) => {
    const theirs = () => canvasElement.querySelector("iframe")?.contentDocument as Document;
    const button = () => within(theirs().body).findByRole("button", { name: "In the other document" });
    (await button()).focus();
    await userEvent.click(await button());
    const close = await within(theirs().body).findByRole("button", { name: "Close" });
    await userEvent.click(close);
    await waitFor(async () => expect(theirs().activeElement).toBe(await button()));
  },
};

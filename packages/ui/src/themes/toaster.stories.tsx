import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../components/button";
import { Dialog } from "../components/dialog";
import { Row } from "../components/stack";
import { useToastFloor } from "./toast-edges";
import { TOASTS_MAX, toast } from "./toast-store";
import { Toaster } from "./toaster";

/** The viewer, or the picture test, decides how long that is. */
const STAYS = { durationMs: null };

function Senders() {
  return (
    <Row wrap>
      <Button onClick={() => toast.success({ title: "Saved", description: "Everyone sees it now." }, STAYS)}>
        Success
      </Button>
      <Button
        onClick={() => toast.info({ title: "A seat is free", action: { label: "Take it", onSelect: () => {} } }, STAYS)}
      >
        Information
      </Button>
      <Button
        variant="danger"
        onClick={() => toast.error({ title: "Not saved", description: "What you wrote is kept here." })}
      >
        Error
      </Button>
    </Row>
  );
}

/** A page with a bar at the bottom, and a dialog over it. */
function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Report</Button>
      <div ref={useToastFloor()} style={{ position: "fixed", insetInline: 0, bottom: 0, height: 160 }} />
      <Dialog open={isOpen} onOpenChange={setOpen} title="Report" closeLabel="Close" footer={<Button>Send</Button>}>
        Your administrators read this.
      </Dialog>
    </div>
  );
}

/** The theme around every story has the place for toasts. */
const meta = {
  title: "ui/Toaster",
  component: Toaster,
  args: { labels: { region: "Notifications", close: "Close" } },
  // The toaster on the page is the theme's, which no control changes.
  parameters: { controls: { disable: true } },
  render: () => <Senders />,
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole("button")) await userEvent.click(button);
    const region = await screen.findByRole("region", { name: "Notifications" });
    await expect(within(region).getByRole("alert")).toHaveTextContent("Not saved");
    await expect(within(region).getAllByRole("listitem")).toHaveLength(3);
  },
};

/** At most nine at once, each closed by its own button. */
export const AtMostNine: Story = {
  tags: ["no-picture"],
  play: async () => {
    for (let count = 1; count <= TOASTS_MAX + 1; count += 1) toast.info({ title: `Number ${count}` });
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(TOASTS_MAX));
    const [close] = screen.getAllByRole("button", { name: "Close" });
    await userEvent.click(close as HTMLElement);
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(TOASTS_MAX - 1));
  },
};

/** The bar at the bottom is not in use while a dialog is open: the toasts are at the bottom then, and cover no button of the dialog. */
export const BesideADialog: Story = {
  name: "Toasts leave the bar's place while a dialog is open",
  tags: ["no-picture", "regression"],
  render: () => <Page />,
  play: async ({ canvasElement }) => {
    toast.error({ title: "Not saved" });
    const region = await screen.findByRole("region", { name: "Notifications" });
    await waitFor(() => expect(region).toHaveStyle({ marginBottom: "160px" }));
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Report" }));
    await screen.findByRole("dialog", { name: "Report" });
    await waitFor(() => expect(getComputedStyle(region).marginBottom).toBe("0px"));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(getComputedStyle(region).marginBottom).toBe("160px"));
  },
};

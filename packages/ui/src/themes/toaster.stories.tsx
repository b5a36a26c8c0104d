import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../components/button";
import { Row } from "../components/stack";
import { TOASTS_MAX, toast } from "./toast-store";
import { Toaster } from "./toaster";

/** Whoever looks, or takes a picture, decides how long that is. */
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

/** The place for toasts is put into every story by the theme around it. */
const meta = {
  title: "ui/Toaster",
  component: Toaster,
  args: { labels: { region: "Notifications", close: "Close" } },
  // The toaster on the page is the theme's, which no control reaches.
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

import type { Meta, StoryObj } from "@storybook/react-vite";
import { Download, Video } from "lucide-react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Icon } from "../icon/icon";
import { Row } from "../stack/stack";
import { Button } from "./button";

const meta = { title: "ui/Button", component: Button, args: { children: "Next", onClick: fn() } } satisfies Meta<
  typeof Button
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To try the props with the controls. */
export const Example: Story = { tags: ["no-picture"] };

export const Variants: Story = {
  render: () => (
    <Row gap={8} wrap>
      <Button variant="primary">Primary</Button>
      <Button variant="soft">Soft</Button>
      <Button variant="secondary">Secondary</Button>
      <Button variant="ghost">Ghost</Button>
      <Button variant="danger">Leave</Button>
      <Button variant="primary" busy>
        Busy
      </Button>
      <Button variant="primary" disabled>
        Disabled
      </Button>
    </Row>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Row gap={8} wrap>
      <Button size="small">Small</Button>
      <Button size="medium" icon={Download}>
        Medium
      </Button>
      <Button size="large" icon={Download} variant="secondary">
        Large
      </Button>
      <Button size="huge" icon={Video} variant="primary">
        Set up & Join
      </Button>
    </Row>
  ),
};

export const AsLink: Story = {
  render: () => (
    <Button asChild variant="soft">
      <a href="#top">
        <Icon as={Download} />
        Download the file
      </a>
    </Button>
  ),
};

/** Working: focus stays, presses do nothing. */
export const BusyIgnoresPresses: Story = {
  args: { busy: true, variant: "primary" },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button", { name: "Next" });
    button.focus();
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

/** Not to be pressed for a moment: looks off, focus stays, presses do nothing. */
export const RestingKeepsFocus: Story = {
  args: { resting: true, variant: "primary" },
  play: async (context) => BusyIgnoresPresses.play?.(context),
};

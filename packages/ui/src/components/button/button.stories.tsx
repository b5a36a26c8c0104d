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

/** Busy: focus stays, presses do nothing. */
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

/** Busy: the spinner takes the place of the text, in each look. */
export const BusyHidesText: Story = {
  tags: ["no-picture"],
  render: () => (
    <Row gap={8} wrap>
      {(["primary", "soft", "secondary", "ghost", "danger"] as const).map((variant) => (
        <Button key={variant} variant={variant} busy>
          {variant}
        </Button>
      ))}
    </Row>
  ),
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole("button"))
      await expect(button).toHaveStyle({ color: "rgba(0, 0, 0, 0)" });
  },
};

/** Each look of a disabled button is paler than that of one that can be pressed. */
export const DisabledLooks: Story = {
  tags: ["no-picture"],
  render: () => (
    <Row gap={8} wrap>
      {(["soft", "danger", "secondary"] as const).map((variant) => (
        <Row key={variant} gap={8}>
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant} disabled>
            {`${variant}, disabled`}
          </Button>
        </Row>
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    const colourOf = (name: string) => getComputedStyle(canvas.getByRole("button", { name })).color;
    for (const variant of ["soft", "danger", "secondary"])
      await expect(colourOf(`${variant}, disabled`)).not.toBe(colourOf(variant));
  },
};

/** Resting: looks disabled, focus stays, presses do nothing. */
export const RestingKeepsFocus: Story = {
  args: { resting: true, variant: "primary" },
  play: async (context) => BusyIgnoresPresses.play?.(context),
};

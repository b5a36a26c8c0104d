import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { Button } from "../button/button";
import { Text } from "../text/text";
import { Sheet } from "./sheet";

const meta = {
  title: "ui/Sheet",
  component: Sheet,
  parameters: { docs: { story: { inline: false } } },
  args: {
    open: true,
    title: "Participants",
    closeLabel: "Close",
    children: <Text as="p">What does not fit beside the stage.</Text>,
    footer: <Button variant="soft">Save draft</Button>,
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 22rem beside what it belongs to. */
export const FromTheEnd: Story = {
  play: async () => expect((await screen.findByRole("dialog")).offsetWidth).toBe(352),
};
/** 20rem on a small device. */
export const OnATablet: Story = {
  name: "On a tablet",
  tags: ["no-picture", "LS-9.23"],
  globals: { viewport: { value: "tablet" } },
  play: async () => expect((await screen.findByRole("dialog")).offsetWidth).toBe(320),
};
export const FromBelow: Story = { args: { side: "bottom" } };

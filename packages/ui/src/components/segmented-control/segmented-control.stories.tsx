import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Stack } from "../stack/stack";
import { SegmentedControl, type SegmentedControlProps } from "./segmented-control";

const options = [
  { value: "people", label: "Participants · 5" },
  { value: "scores", label: "Evaluation" },
] as const;

function Controlled({ value: start, ...rest }: SegmentedControlProps<string>) {
  const [value, setValue] = useState(start);
  return <SegmentedControl {...rest} value={value} onValueChange={setValue} />;
}

function TwoSizes(args: SegmentedControlProps<string>) {
  const [value, setValue] = useState(args.value);
  return (
    <Stack gap={24} style={{ width: 320 }}>
      <SegmentedControl {...args} value={value} onValueChange={setValue} wide />
      <SegmentedControl {...args} label="Rail, small" value={value} onValueChange={setValue} size="small" />
    </Stack>
  );
}

const meta = {
  title: "ui/SegmentedControl",
  component: SegmentedControl,
  args: { label: "Rail", value: "scores", onValueChange: fn(), options },
  render: (args) => <TwoSizes {...args} />,
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To try the props with the controls. A new value from the controls begins again with it. */
export const Example: Story = {
  tags: ["no-picture"],
  render: (args) => <Controlled key={args.value} {...args} />,
};

export const Sizes: Story = {};

export const Chooses: Story = {
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole("radio", { name: "Participants · 5" });
    await userEvent.click(first as HTMLElement);
    await expect(first).toHaveAttribute("aria-checked", "true");
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Stack } from "../stack/stack";
import { SegmentedControl } from "./segmented-control";

const options = [
  { value: "people", label: "Participants · 5" },
  { value: "scores", label: "Evaluation" },
] as const;

function Example() {
  const [value, setValue] = useState<"people" | "scores">("scores");
  return (
    <Stack gap={24} style={{ width: 320 }}>
      <SegmentedControl label="Rail" value={value} onValueChange={setValue} options={options} wide />
      <SegmentedControl label="Rail, small" value={value} onValueChange={setValue} options={options} size="small" />
    </Stack>
  );
}

const meta = { title: "ui/SegmentedControl", component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {};

export const Chooses: Story = {
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole("radio", { name: "Participants · 5" });
    await userEvent.click(first as HTMLElement);
    await expect(first).toHaveAttribute("aria-checked", "true");
  },
};

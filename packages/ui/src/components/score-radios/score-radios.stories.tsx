import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Stack } from "../stack/stack";
import { ScoreRadios, type ScoreRadiosProps } from "./score-radios";

function Controlled({ value: start, ...rest }: ScoreRadiosProps) {
  const [value, setValue] = useState(start);
  return (
    <div style={{ width: 320 }}>
      <ScoreRadios {...rest} value={value} onValueChange={setValue} />
    </div>
  );
}

const meta = {
  title: "ui/ScoreRadios",
  component: ScoreRadios,
  args: {
    label: "Trade-offs",
    value: null,
    onValueChange: fn(),
    optionLabel: (score) => `${score} of 6`,
    lowLabel: "Not yet",
    highLabel: "Ready for the job",
  },
  // A new value from the controls begins again with it.
  render: (args) => <Controlled key={args.value} {...args} />,
} satisfies Meta<typeof ScoreRadios>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To try the props with the controls. */
export const Example: Story = { tags: ["no-picture"] };

export const Bands: Story = {
  render: (args) => (
    <Stack gap={16}>
      <Controlled {...args} value={2} />
      <Controlled {...args} value={4} />
      <Controlled {...args} value={5} />
      <Controlled {...args} />
      <Controlled {...args} value={3} disabled />
    </Stack>
  ),
};

/** Digits and arrows choose, focus follows, and the row is one Tab stop. */
export const WorksByKeyboard: Story = {
  name: "Works by keyboard, from 1 to 6 in steps of 1",
  tags: ["LS-5.3", "LS-D5.2"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const radio = (score: number) => canvas.getByRole("radio", { name: `${score} of 6` });
    await userEvent.tab();
    await expect(radio(1)).toHaveFocus();
    await expect(radio(1)).not.toBeChecked();
    await userEvent.keyboard("5");
    await expect(radio(5)).toBeChecked();
    await expect(radio(5)).toHaveFocus();
    await expect(radio(5)).toHaveAttribute("data-band", "high");
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(radio(1)).toBeChecked();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(radio(6)).toBeChecked();
    await userEvent.keyboard("7");
    await expect(radio(6)).toBeChecked();
    await expect(canvas.getAllByRole("radio").filter((each) => each.tabIndex === 0)).toHaveLength(1);
  },
};

/** Reachable, but nothing changes it. */
export const ReadOnly: Story = {
  args: { value: 3, readOnly: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("radio", { name: "6 of 6" }));
    await userEvent.keyboard("1");
    await expect(canvas.getByRole("radio", { name: "3 of 6" })).toBeChecked();
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, within } from "storybook/test";
import { Splitter, type SplitterProps } from "./splitter";

const onCommit = fn();

function Panes({ value: start, ...rest }: SplitterProps) {
  const [value, setValue] = useState(start);
  return (
    <div style={{ display: "flex", height: 200, width: 640, maxWidth: "100%" }}>
      <div id="before" style={{ width: value, background: "var(--hs-color-fill)" }} />
      <Splitter
        {...rest}
        controls="before"
        value={value}
        onValueChange={setValue}
        onToggle={() => setValue(rest.min)}
      />
      <div style={{ flex: 1, background: "var(--hs-color-fill)" }} />
    </div>
  );
}

const meta = {
  title: "ui/Splitter",
  component: Splitter,
  args: { label: "Two panes", value: 300, min: 200, max: 480, onValueChange: fn(), onValueCommit: onCommit },
  // A new value from the controls begins again with it.
  render: (args) => <Panes key={args.value} {...args} />,
} satisfies Meta<typeof Splitter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};

export const WorksByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const splitter = within(canvasElement).getByRole("separator", { name: "Two panes" });
    splitter.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(splitter).toHaveAttribute("aria-valuenow", "316");
    await userEvent.keyboard("{End}{ArrowRight}");
    await expect(splitter).toHaveAttribute("aria-valuenow", "480");
    await userEvent.keyboard("{Enter}");
    await expect(splitter).toHaveAttribute("aria-valuenow", "200");
  },
};

/** Follows the pointer, stops at the ends, and tells where it came to rest. */
export const FollowsThePointer: Story = {
  play: async ({ canvasElement }) => {
    onCommit.mockClear();
    const splitter = within(canvasElement).getByRole("separator", { name: "Two panes" });
    splitter.setPointerCapture = () => {};
    const pointer = { pointerId: 1, button: 0 };
    await fireEvent.pointerDown(splitter, { ...pointer, clientX: 300 });
    await fireEvent.pointerMove(splitter, { ...pointer, clientX: 340 });
    await expect(splitter).toHaveAttribute("aria-valuenow", "340");
    await fireEvent.pointerMove(splitter, { ...pointer, clientX: 900 });
    await expect(splitter).toHaveAttribute("aria-valuenow", "480");
    await fireEvent.pointerUp(splitter, { ...pointer, clientX: 420 });
    await expect(onCommit).toHaveBeenCalledWith(420);
  },
};

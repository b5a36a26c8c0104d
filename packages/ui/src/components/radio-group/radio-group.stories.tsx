import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, waitFor, within } from "storybook/test";
import { RadioGroup } from "./radio-group";

const meta = {
  title: "ui/RadioGroup",
  component: RadioGroup,
  args: {
    label: "Access",
    value: "open",
    options: [
      { value: "open", label: "Open", hint: "Whoever sees it can register." },
      { value: "ask", label: "On request", hint: "You answer each request." },
      { value: "closed", label: "By invitation", disabled: true },
    ],
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {};
/** A tap so quick that the key is up before the focus has moved. */
export const QuickTap: Story = {
  args: { onValueChange: fn() },
  play: async ({ canvasElement, args }) => {
    const [open, ask] = within(canvasElement).getAllByRole("radio");
    open?.focus();
    fireEvent.keyDown(open as HTMLElement, { key: "ArrowDown" });
    fireEvent.keyUp(open as HTMLElement, { key: "ArrowDown" });
    await waitFor(() => expect(ask).toHaveFocus());
    await expect(args.onValueChange).toHaveBeenCalledWith("ask");
  },
};

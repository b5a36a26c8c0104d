import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { Avatar } from "../avatar/avatar";
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
/** A card for each, the picture first; who cannot be chosen stays in sight. */
export const Cards: Story = {
  args: {
    label: "Whom to call",
    hideLabel: true,
    look: "cards",
    value: "amara",
    options: [
      {
        value: "amara",
        label: "Amara Diallo",
        hint: "Peer",
        picture: <Avatar name="Amara Diallo" decorative size={40} />,
      },
      {
        value: "lucie",
        label: "Lucie Moreau",
        hint: "Peer",
        picture: <Avatar name="Lucie Moreau" decorative size={40} />,
      },
      {
        value: "mateo",
        label: "Mateo Rossi",
        hint: "Not here yet",
        disabled: true,
        picture: <Avatar name="Mateo Rossi" decorative size={40} />,
      },
    ],
    onValueChange: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("radio", { name: /Mateo Rossi/ })).toBeDisabled();
    await userEvent.click(canvas.getByText("Lucie Moreau"));
    await expect(args.onValueChange).toHaveBeenCalledWith("lucie");
  },
};
/** A tap so quick that the key is up before the focus has moved. */
export const QuickTap: Story = {
  tags: ["regression"],
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

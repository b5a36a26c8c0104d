import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { ReasonDialog } from "./reason-dialog";

const meta = {
  title: "ui/ReasonDialog",
  component: ReasonDialog,
  parameters: { docs: { story: { inline: false } } },
  args: {
    open: true,
    title: "Send the list back?",
    description: "Anna Test",
    label: "They read this",
    maxLength: 60,
    tooLong: (count: number) => `${count} characters too many.`,
    confirmLabel: "Send back",
    cancelLabel: "Cancel",
    closeLabel: "Close",
    variant: "danger",
    onConfirm: fn(async () => null),
  },
} satisfies Meta<typeof ReasonDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const confirm = () => screen.getByRole("button", { name: "Send back" });

/** A reason that is needed: the action waits for it. */
export const Needed: Story = {
  play: async ({ args }) => {
    await expect(confirm()).toBeDisabled();
    await userEvent.type(await screen.findByRole("textbox"), "  A page is missing. ");
    await userEvent.click(confirm());
    await expect(args.onConfirm).toHaveBeenCalledWith("A page is missing.");
  },
};

export const Optional: Story = {
  args: { optional: true, label: "Reason (optional). They read this." },
  play: async ({ args }) => {
    await userEvent.click(confirm());
    await expect(args.onConfirm).toHaveBeenCalledWith("");
  },
};

/** Suggestions give words to begin with; typed words stay when another one is chosen. */
export const Suggestions: Story = {
  args: {
    suggestions: {
      label: "Reason",
      reasons: [
        { value: "page", label: "A page is missing", words: "Please add the missing page." },
        { value: "other", label: "Other", words: "" },
      ],
    },
  },
  play: async ({ args }) => {
    const field = await screen.findByRole("textbox");
    await expect(field).toHaveValue("Please add the missing page.");
    await userEvent.click(screen.getByRole("radio", { name: "Other" }));
    await expect(confirm()).toBeDisabled();
    await userEvent.type(field, "Call me.");
    await userEvent.click(screen.getByRole("radio", { name: "A page is missing" }));
    await userEvent.click(confirm());
    await expect(args.onConfirm).toHaveBeenCalledWith("Call me.");
  },
};

/** A long text is not cut: the field says by how much it is too long. */
export const TooLong: Story = {
  play: async () => {
    const field = await screen.findByRole("textbox");
    await userEvent.click(field);
    await userEvent.paste("a".repeat(62));
    await expect(field).toHaveValue("a".repeat(62));
    await waitFor(() => expect(field).toHaveAccessibleDescription("2 characters too many."));
    await expect(confirm()).toBeDisabled();
  },
};

/** A refusal stands at the field, the text stays, and the dialog closes once it is accepted. */
export const Refused: Story = {
  tags: ["no-picture"],
  args: {
    optional: true,
    onOpenChange: fn(),
    onConfirm: fn(async (reason: string) => (reason.includes("page 2") ? null : "Name the page.")),
  },
  play: async ({ args }) => {
    const field = await screen.findByRole("textbox");
    await userEvent.type(field, "A page is missing.");
    await userEvent.click(confirm());
    await waitFor(() => expect(field).toHaveAccessibleDescription("Name the page."));
    await expect(field).toHaveValue("A page is missing.");
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.type(field, " It is page 2.");
    await userEvent.click(confirm());
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};

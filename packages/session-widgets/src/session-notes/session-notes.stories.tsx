import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { storyNotes } from "./session-notes.fixtures";
import { SessionNotesView, type SessionNotesViewProps } from "./session-notes-view";

/** Keeps what is typed, as the connected notes do. */
function WithContent(props: SessionNotesViewProps) {
  const [content, setContent] = useState(props.content);
  const change = (text: string) => {
    setContent(text);
    props.onChange(text);
  };
  return <SessionNotesView {...props} content={content} onChange={change} />;
}

const meta = {
  title: "Session/Notes",
  component: SessionNotesView,
  args: { ...storyNotes, onChange: fn() },
  // A new value from the controls restarts the story with it.
  render: (args) => <WithContent key={args.content} {...args} />,
  decorators: [(Story) => <div style={{ display: "flex", maxWidth: 352, height: 400 }}>{Story()}</div>],
} satisfies Meta<typeof SessionNotesView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Private to their author. */
export const Saved: Story = {};
export const Empty: Story = { args: { content: "", status: { kind: "idle" } } };
export const Saving: Story = {
  args: { status: { kind: "saving" } },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole("textbox"), "!");
    await expect(args.onChange).toHaveBeenCalledWith(`${args.content}!`);
  },
};
/** Without a connection. */
export const OnThisDevice: Story = { args: { status: { kind: "local" } } };
export const TooLong: Story = { args: { status: { kind: "tooLong", by: 120 } } };
export const Refused: Story = {
  args: { status: { kind: "refused", message: "You are not registered for this session." } },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { RoomMessage } from "./view/room-message";

const meta = {
  title: "Session/RoomMessage",
  component: RoomMessage,
  args: { kind: "loading", inset: true },
} satisfies Meta<typeof RoomMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const Failed: Story = {
  args: { kind: "failed", detail: "This session could not be loaded.", onRetry: () => {} },
};
export const Empty: Story = { args: { kind: "empty", text: "No confirmed attendees yet." } };

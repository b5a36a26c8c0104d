import type { Meta, StoryObj } from "@storybook/react-vite";
import { SignInView } from "./sign-in-view";

const meta = {
  title: "Shell/SignIn",
  component: SignInView,
  args: { next: "/home?session=41", destination: { kind: "session" } },
} satisfies Meta<typeof SignInView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToASession: Story = {};
export const ToTheSessions: Story = { args: { next: "/home", destination: { kind: "sessions" } } };
export const Refused: Story = { args: { failure: "refused" } };
export const Unreachable: Story = { args: { failure: "unreachable" } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
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
/** Without an organisation's provider the page names Hotseat's own, and says nothing about passwords. */
export const BuiltIn: Story = {
  args: { provider: "builtin" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("The next page is Hotseat’s built-in sign-in.")).toBeVisible();
    await expect(within(canvasElement).queryByText(/never sees your password/)).toBeNull();
  },
};
/** Somebody without an account finds the form for one. */
export const WithRegistration: Story = {
  args: { provider: "builtin", registerHref: "#register" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "Create an account" })).toHaveAttribute(
      "href",
      "#register",
    );
  },
};
/** After the password is set: the next page is the state of the request, not the sessions. */
export const Confirmed: Story = {
  args: {
    next: "/home",
    destination: { kind: "sessions" },
    provider: "builtin",
    registerHref: "#register",
    notice: "confirmed",
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toBeVisible();
    await expect(within(canvasElement).getByText("The state of your request")).toBeVisible();
    await expect(within(canvasElement).queryByText("Interview sessions")).toBeNull();
  },
};
/** The sign-in ended while a page was open: what happened, and where the typed text is. */
export const Ended: Story = {
  tags: ["AS-6.4"],
  args: { provider: "builtin", notice: "ended" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("What you typed is kept on this device.");
  },
};
/** The account is deleted: that is said once, on the way out. */
export const Deleted: Story = {
  tags: ["no-picture", "AS-4.9"],
  args: { provider: "builtin", notice: "deleted" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("Your account is deleted.");
  },
};
export const Refused: Story = { args: { failure: "refused" } };

/** Somebody whose request was declined reads how to go on. */
export const Inactive: Story = {
  args: { failure: "inactive", registerHref: "/register" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("alert")).toHaveTextContent("This account is not active.");
    await expect(canvas.getByRole("link", { name: "Create an account" })).toHaveAttribute("href", "/register");
  },
};
export const Unreachable: Story = { args: { failure: "unreachable" } };

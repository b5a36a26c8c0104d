import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { PasswordChange, SecondFactorActions } from "./headless/settings.types";
import { RECOVERY_CODES } from "./settings.fixtures";
import { settingsProps } from "./settings-props.fixtures";
import { SettingsView } from "./view/settings-view";

const meta = {
  title: "Shell/Settings, password and devices",
  tags: ["!autodocs"],
  component: SettingsView,
  parameters: { layout: "fullscreen" },
  args: settingsProps,
} satisfies Meta<typeof SettingsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The current device stays; the others can be ended, each or all. */
export const Devices: Story = {
  tags: ["no-picture"],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("This device")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Log out: Safari on iOS, last seen 24 Nov, 08:12" }));
    await expect(args.deviceActions.end).toHaveBeenCalledWith("two");
    await userEvent.click(canvas.getByRole("button", { name: "Log out everywhere else" }));
    await expect(args.deviceActions.endOthers).toHaveBeenCalledOnce();
  },
};
const openPassword = async () => {
  await userEvent.click(screen.getByRole("button", { name: "Change password" }));
  return within(await screen.findByRole("dialog"));
};
/** Problems are said before anything is sent. */
export const Password: Story = {
  play: async ({ args }) => {
    const dialog = await openPassword();
    const send = () => userEvent.click(dialog.getByRole("button", { name: "Change password" }));
    await send();
    await expect(dialog.getByText("Enter your current password.")).toBeVisible();
    await userEvent.type(dialog.getByLabelText("Current password"), "practise");
    await userEvent.type(dialog.getByLabelText("New password"), "short");
    await send();
    await expect(dialog.getByText("Use 12 to 128 characters.")).toBeVisible();
    await userEvent.type(dialog.getByLabelText("New password"), " is better now");
    await send();
    await expect(dialog.getByText("The two are not the same.")).toBeVisible();
    await expect(args.onChangePassword).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText("New password again"), "short is better now");
    await send();
    await expect(args.onChangePassword).toHaveBeenCalledWith({ current: "practise", next: "short is better now" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};
/** A refusal leaves what was typed. */
export const PasswordRefused: Story = {
  tags: ["no-picture"],
  args: {
    onChangePassword: fn(async (_change: PasswordChange) => ({
      message: "This is not your password.",
      field: "current" as const,
    })),
  },
  play: async () => {
    const dialog = await openPassword();
    await userEvent.type(dialog.getByLabelText("Current password"), "wrong");
    await userEvent.type(dialog.getByLabelText("New password"), "long enough for all");
    await userEvent.type(dialog.getByLabelText("New password again"), "long enough for all");
    await userEvent.click(dialog.getByRole("button", { name: "Change password" }));
    const current = dialog.getByLabelText("Current password");
    await waitFor(() => expect(current).toHaveAccessibleDescription("This is not your password."));
    await expect(dialog.getByLabelText("New password")).toHaveValue("long enough for all");
  },
};
const askFactor = async () => {
  await userEvent.click(screen.getByRole("button", { name: "Set it up" }));
  return within(await screen.findByRole("dialog"));
};
const openFactor = async () => {
  const ask = await askFactor();
  await userEvent.type(ask.getByLabelText("Current password"), "practise");
  await userEvent.click(ask.getByRole("button", { name: "Continue" }));
  await screen.findByRole("textbox", { name: "Code from the app" });
  return within(screen.getByRole("dialog"));
};
/** The password comes first: a browser left open does not lock its owner out. A refusal leaves what was typed. */
export const SecondFactorPassword: Story = {
  tags: ["no-picture", "AS-4.6"],
  args: {
    factorActions: {
      ...settingsProps.factorActions,
      begin: fn<SecondFactorActions["begin"]>(async () => ({
        message: "This is not your password.",
        field: "current",
      })),
    },
  },
  play: async ({ args }) => {
    const dialog = await askFactor();
    await expect(dialog.getByRole("button", { name: "Continue" })).toBeDisabled();
    const password = dialog.getByLabelText("Current password");
    await userEvent.type(password, "{Enter}");
    await expect(args.factorActions.begin).not.toHaveBeenCalled();
    await userEvent.type(password, "wrong{Enter}");
    await expect(args.factorActions.begin).toHaveBeenCalledOnce();
    await expect(args.factorActions.begin).toHaveBeenCalledWith("wrong");
    await waitFor(() => expect(password).toHaveAccessibleDescription("This is not your password."));
    await expect(password).toHaveValue("wrong");
    await expect(screen.queryByRole("img", { name: "QR code for your authenticator app" })).toBeNull();
  },
};
/** The key is shown as a QR code and as text. */
export const SecondFactor: Story = {
  play: async ({ args }) => {
    const dialog = await openFactor();
    await expect(args.factorActions.begin).toHaveBeenCalledWith("practise");
    await expect(await dialog.findByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
    await expect(dialog.getByText("JBSWY3DPEHPK3PXP")).toBeVisible();
  },
};
/** A wrong code is said; the right one brings the recovery codes, which Escape does not close. */
export const RecoveryCodes: Story = {
  args: {
    factorActions: {
      ...settingsProps.factorActions,
      confirm: fn<SecondFactorActions["confirm"]>(async (code) =>
        code === "123456" ? { recoveryCodes: RECOVERY_CODES } : { message: "This code is not right.", field: "code" },
      ),
    },
  },
  play: async ({ args }) => {
    const dialog = await openFactor();
    const field = dialog.getByRole("textbox", { name: "Code from the app" });
    await userEvent.type(field, "654321{Enter}");
    await waitFor(() => expect(field).toHaveAccessibleDescription("This code is not right."));
    await userEvent.clear(field);
    await userEvent.type(field, "123 456{Enter}");
    await expect(args.factorActions.confirm).toHaveBeenLastCalledWith("123456");
    const codes = within(await screen.findByRole("alertdialog"));
    await expect(codes.getAllByRole("listitem")).toHaveLength(RECOVERY_CODES.length);
    const file = codes.getByRole("link", { name: "Download" }).getAttribute("href") ?? "";
    await expect(decodeURIComponent(file)).toContain(RECOVERY_CODES.join("\n"));
    await userEvent.keyboard("{Escape}");
    await expect(codes.getByRole("button", { name: "I have kept them" })).toBeVisible();
  },
};
/** It is turned off by the password. */
export const SecondFactorOn: Story = {
  args: { factor: { status: "ready", content: { enabled: true, required: false, recovery_codes_left: 8 } } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("8 recovery codes left")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Turn off" }));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getByRole("button", { name: "Turn off" })).toBeDisabled();
    await userEvent.type(dialog.getByLabelText("Current password"), "practise");
    await userEvent.click(dialog.getByRole("button", { name: "Turn off" }));
    await expect(args.factorActions.remove).toHaveBeenCalledWith("practise");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};
/** An installation that demands it leaves no button to turn it off. */
export const SecondFactorRequired: Story = {
  tags: ["no-picture"],
  args: { factor: { status: "ready", content: { enabled: true, required: true, recovery_codes_left: 10 } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Second factor is on")).toBeVisible();
    await expect(within(canvasElement).queryByRole("button", { name: "Turn off" })).toBeNull();
  },
};

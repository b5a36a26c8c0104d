import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { devices, NOW, RECOVERY_CODES } from "./settings.fixtures";
import type { OwnDataActions, PasswordChange, SecondFactorActions } from "./settings.types";
import { SettingsView, type SettingsViewProps } from "./settings-view";

const FEED = "https://hotseat.example/api/v1/calendar/4f2k91qt8wzc77rdp3nm20xa.ics";

const meta = {
  title: "Shell/Settings",
  component: SettingsView,
  parameters: { layout: "fullscreen" },
  args: {
    profile: { full_name: "Jonas Keller", short_name: "Jonas", language: "en", timezone: "Europe/Zurich" },
    now: NOW,
    reader: { locale: "en", timeZone: "Europe/Zurich" },
    theme: { choice: "system", onChoose: fn() },
    mails: {
      status: "ready",
      content: { session_reminder: true, session_invited: true, session_changed: true, session_cancelled: false },
    },
    notices: {
      status: "ready",
      content: {
        session_reminder: true,
        session_invited: true,
        session_changed: true,
        session_cancelled: true,
        join_requested: true,
        join_approved: true,
        join_rejected: true,
        evaluation_received: false,
        feedback_ready: true,
        account_requested: true,
        import_finished: true,
      },
    },
    isAdmin: false,
    onNotice: fn(),
    feed: { status: "ready", content: FEED },
    calendarActions: { renew: fn(async () => {}) },
    onChangePassword: fn(async (_change: PasswordChange) => null) as SettingsViewProps["onChangePassword"],
    factor: { status: "ready", content: { enabled: false, required: false, recovery_codes_left: 0 } },
    factorActions: {
      begin: fn<SecondFactorActions["begin"]>(async () => ({
        secret: "JBSWY3DPEHPK3PXP",
        uri: "otpauth://totp/Hotseat:jonas?secret=JBSWY3DPEHPK3PXP&issuer=Hotseat",
      })),
      confirm: fn<SecondFactorActions["confirm"]>(async () => ({ recoveryCodes: RECOVERY_CODES })),
      remove: fn<SecondFactorActions["remove"]>(async () => null),
    },
    devices: { status: "ready", content: devices },
    deviceActions: { end: fn(async (_id: string) => {}), endOthers: fn(async () => {}) },
    exportHref: "#export",
    ownDataActions: { deleteAccount: fn<OwnDataActions["deleteAccount"]>(async () => null) },
    saved: { state: "saved", at: NOW },
    onProfile: fn(),
    onMail: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SettingsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each change is stored at once, and the page says when. */
export const Full: Story = {
  tags: ["IN-4.1"],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Saved 13:52")).toBeVisible();
    await expect(canvas.getByText("It is 13:52 there now")).toBeVisible();
    await userEvent.click(canvas.getByRole("switch", { name: "Cancellations" }));
    await expect(args.onMail).toHaveBeenCalledWith("session_cancelled", true);
    await userEvent.click(canvas.getByRole("switch", { name: "Notification: Evaluations" }));
    await expect(args.onNotice).toHaveBeenCalledWith("evaluation_received", true);
    await expect(canvas.queryByRole("switch", { name: "Notification: Requests for accounts" })).toBeNull();
    await userEvent.click(canvas.getByRole("radio", { name: "Dark" }));
    await expect(args.theme.onChoose).toHaveBeenCalledWith("dark");
    await userEvent.click(canvas.getByRole("combobox", { name: "Language" }));
    await userEvent.click(await screen.findByRole("option", { name: "Deutsch" }));
    await expect(args.onProfile).toHaveBeenCalledWith({ language: "de" });
  },
};

/** A name is stored on Enter and on leaving the field, once; an empty one is not. */
export const Names: Story = {
  tags: ["no-picture"],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("textbox", { name: "Short name" });
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(canvas.getByText("A name is needed")).toBeVisible();
    await expect(args.onProfile).not.toHaveBeenCalled();
    await userEvent.type(field, " Joni {Enter}");
    await expect(args.onProfile).toHaveBeenCalledWith({ short_name: "Joni" });
    const full = canvas.getByRole("textbox", { name: "Full name" });
    await userEvent.click(full);
    await userEvent.tab();
    await expect(args.onProfile).not.toHaveBeenCalledWith(expect.objectContaining({ full_name: expect.anything() }));
  },
};

/** An account of another identity provider has no password and no second factor here. */
export const ExternalAccount: Story = {
  args: { onChangePassword: null, factor: { status: "absent" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText("Password")).toBeNull();
    await expect(canvas.queryByText("Second factor is off")).toBeNull();
    await expect(canvas.getByText("Firefox on Linux")).toBeVisible();
  },
};

/** Without mails, feed and anything about the sign-in, their headings are not there. */
export const Least: Story = {
  tags: ["no-picture"],
  args: {
    onChangePassword: null,
    factor: { status: "absent" },
    devices: { status: "absent" },
    mails: { status: "absent" },
    notices: { status: "absent" },
    feed: { status: "absent" },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("heading", { level: 2 })).toHaveLength(3);
  },
};

/** One's data are a file to keep. */
export const ExportedData: Story = {
  tags: ["no-picture", "AS-4.8"],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Download" });
    await expect(link).toHaveAttribute("href", "#export");
    await expect(link).toHaveAttribute("download");
  },
};

/** The account is deleted once its address is typed; a refused address stays in the field, beside the reason. */
export const DeletedAccount: Story = {
  tags: ["AS-4.9"],
  args: {
    ownDataActions: {
      deleteAccount: fn<OwnDataActions["deleteAccount"]>(async () => ({
        message: "This is not the address of your account.",
        field: "email",
      })),
    },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Delete…" }));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getByRole("button", { name: "Delete my account" })).toBeDisabled();
    await userEvent.type(dialog.getByRole("textbox", { name: "Your e-mail address" }), "jonas@elsewhere.example");
    await userEvent.click(dialog.getByRole("button", { name: "Delete my account" }));
    await expect(args.ownDataActions.deleteAccount).toHaveBeenCalledWith("jonas@elsewhere.example");
    const field = dialog.getByRole("textbox", { name: "Your e-mail address" });
    await waitFor(() => expect(field).toHaveAccessibleDescription("This is not the address of your account."));
    await expect(field).toHaveValue("jonas@elsewhere.example");
  },
};

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

const openFactor = async () => {
  await userEvent.click(screen.getByRole("button", { name: "Set it up" }));
  return within(await screen.findByRole("dialog"));
};

/** The key is shown as a QR code and as text. */
export const SecondFactor: Story = {
  play: async () => {
    const dialog = await openFactor();
    await expect(await dialog.findByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
    await expect(dialog.getByText("JBSWY3DPEHPK3PXP")).toBeVisible();
  },
};

/** A wrong code is said; the right one brings the recovery codes, which Escape does not close. */
export const RecoveryCodes: Story = {
  args: {
    factorActions: {
      ...meta.args.factorActions,
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

/** The earlier address ends, so there is a question first. */
export const RenewFeed: Story = {
  tags: ["no-picture"],
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByDisplayValue(FEED)).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Renew" }));
    await expect(args.calendarActions.renew).not.toHaveBeenCalled();
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Renew" }));
    await expect(args.calendarActions.renew).toHaveBeenCalledOnce();
  },
};

export const Mobile: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Loading: Story = {
  args: {
    mails: { status: "loading" },
    feed: { status: "loading" },
    factor: { status: "loading" },
    devices: { status: "loading" },
    saved: { state: "idle" },
  },
};

export const Failed: Story = {
  args: { mails: { status: "failed" }, saved: { state: "failed" } },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByText("The last change was not saved")).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

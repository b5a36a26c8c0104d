import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { OwnDataActions } from "./headless/settings.types";
import { FEED, settingsProps } from "./settings-props.fixtures";
import { SettingsNotLoaded } from "./view/settings-not-loaded";
import { SettingsView } from "./view/settings-view";

const meta = {
  title: "Shell/Settings",
  component: SettingsView,
  parameters: { layout: "fullscreen" },
  args: settingsProps,
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

/** Before a change, too, the page says that all of it is stored. */
export const AtRest: Story = {
  args: { saved: { state: "idle" } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Everything is saved")).toBeVisible();
  },
};
export const AtRestMobile: Story = { ...AtRest, globals: { viewport: { value: "phone" } } };

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

/** A part with a reason of its own shows it. */
export const FailedWithReason: Story = {
  tags: ["no-picture"],
  args: { mails: { status: "failed", detail: "This page could not sign you in to Hotseat." } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent("could not sign you in to Hotseat");
  },
};

const retry = fn();

/** The request for the person failed: the reason takes the place of the settings. */
export const PersonNotLoaded: Story = {
  tags: ["no-picture"],
  render: () => <SettingsNotLoaded heading="h1" detail={null} onRetry={retry} />,
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole("alert");
    await expect(within(alert).getByRole("heading", { level: 1 })).toHaveTextContent("This could not be loaded");
    await userEvent.click(within(alert).getByRole("button", { name: "Try again" }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

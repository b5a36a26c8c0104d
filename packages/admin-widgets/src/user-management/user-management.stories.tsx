import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { ChangeReply } from "../shared/admin-list.types";
import { NO_USER_FILTERS } from "./headless/user-filters";
import type { ManyReply } from "./headless/user-management.types";
import { adminUsers, NOW, organisations } from "./user-management.fixtures";
import { WithFilters } from "./user-management.stage.fixtures";
import { UserManagementView } from "./view/user-management-view";

const done = async (): Promise<ChangeReply> => ({ ok: true });

const meta = {
  title: "Admin/UserManagement",
  component: UserManagementView,
  args: {
    scope: { kind: "platform" },
    level: "platform",
    ownId: "fabien.rochat",
    organisationId: null,
    language: "fr",
    importHref: "/0/admin/platform/users/batch",
    filters: NO_USER_FILTERS,
    list: { status: "ready", items: adminUsers, count: 1284, more: "available" },
    organisations,
    onFiltersChange: fn(),
    onInvite: fn(done),
    onChange: fn(done),
    onSetActive: fn(done),
    onChangeMany: fn(async (): Promise<ManyReply> => ({ ok: true, failed: [] })),
    now: NOW,
    timeZone: "Europe/Zurich",
    onMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof UserManagementView>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (label: string, option: string) => {
  await userEvent.click(screen.getByRole("combobox", { name: label }));
  await userEvent.click(await screen.findByRole("option", { name: option }));
};
const send = () => userEvent.click(screen.getByRole("button", { name: "Send invitation" }));
const rows = () => screen.getAllByRole("row").slice(1);

/** Ten rows a page; behind the last page more can be loaded. */
export const Platform: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: "Import users" })).toHaveAttribute(
      "href",
      "/0/admin/platform/users/batch",
    );
    await expect(rows()).toHaveLength(10);
    await expect(canvas.getByText("1–10 of 1,284")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
    await expect(rows()).toHaveLength(2);
    await userEvent.click(canvas.getByRole("button", { name: "Load more" }));
    await expect(args.onMore).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Previous page" }));
    await expect(rows()[0]).toHaveTextContent("Amara Diallo");
  },
};

/** An organisation's table has no column of organisations. */
export const Organisation: Story = {
  args: { scope: { kind: "organisation", id: 3 }, level: "organisation", organisationId: 3 },
  play: async ({ canvasElement }) => {
    const headers = within(canvasElement)
      .getAllByRole("columnheader")
      .map((header) => header.textContent);
    await expect(headers).not.toContain("Organisation");
    await expect(headers).toContain("Institution");
  },
};

/** When each was last seen, in the reader's zone. */
export const LastSeen: Story = {
  tags: ["no-picture", "AS-3.24"],
  play: async () => {
    const shown = rows().map((row) => within(row).getAllByRole("cell").at(-3)?.textContent);
    await expect(shown.slice(0, 4).map((words) => words?.replace("Last seen: ", ""))).toEqual([
      "Today, 14:21",
      "Yesterday",
      "Yesterday",
      "20 Nov",
    ]);
    await expect(rows()[7]).toHaveTextContent("Never");
    await expect(rows()[8]).toHaveTextContent("30 Dec 2025");
    await expect(rows()[9]).toHaveTextContent("Not signed in");
  },
};

/** Nobody removes themselves. */
export const OwnRow: Story = {
  tags: ["no-picture"],
  play: async () => {
    await expect(screen.queryByRole("button", { name: "More for Fabien Rochat" })).toBeNull();
    await expect(screen.getByRole("button", { name: "More for Amara Diallo" })).toBeVisible();
  },
};

export const Filtered: Story = {
  args: { filters: { ...NO_USER_FILTERS, search: "car", role: "user", status: "active" } },
  // New filters from the controls restart the story with them.
  render: (args) => <WithFilters key={JSON.stringify(args.filters)} {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Remove the filter User" }));
    await expect(canvas.getByRole("button", { name: "Role" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Active" })).toBeVisible();
    await expect(canvas.getByRole("searchbox")).toHaveValue("car");
  },
};

/** The institutions of the scope, and the languages; an organisation's table has no institutions of others. */
export const ByInstitutionAndLanguage: Story = {
  tags: ["no-picture"],
  args: { scope: { kind: "organisation", id: 3 }, level: "organisation", organisationId: 3 },
  render: Filtered.render as NonNullable<Story["render"]>,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Institution" }));
    await expect(await screen.findAllByRole("menuitemradio")).toHaveLength(2);
    await userEvent.click(screen.getByRole("menuitemradio", { name: "Campus Hautbois" }));
    await expect(await canvas.findByRole("button", { name: "Remove the filter Campus Hautbois" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Language" }));
    await userEvent.click(await screen.findByRole("menuitemradio", { name: "Italiano" }));
    await expect(await canvas.findByRole("button", { name: "Remove the filter Italiano" })).toBeVisible();
  },
};

/** One institution alone is nothing to choose. */
export const OneInstitution: Story = {
  tags: ["no-picture"],
  args: { scope: { kind: "organisation", id: 4 }, level: "organisation", organisationId: 4 },
  play: async () => {
    await expect(screen.queryByRole("button", { name: "Institution" })).toBeNull();
    await expect(screen.getByRole("button", { name: "Language" })).toBeVisible();
  },
};

export const FiltersCleared: Story = {
  tags: ["no-picture"],
  args: { filters: { ...NO_USER_FILTERS, search: "car", role: "user" } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Clear filters" }));
    await expect(args.onFiltersChange).toHaveBeenCalledWith(NO_USER_FILTERS);
  },
};

/** Sent empty: each field says what it needs, and the first has the focus. */
export const InviteEmpty: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole("button", { name: "Add user" }));
    await send();
    for (const words of ["Invalid email address.", "Full name is required.", "Role is required."])
      await expect(screen.getByText(words)).toBeVisible();
    await waitFor(() => expect(screen.getByRole("textbox", { name: "E-mail" })).toHaveFocus());
    await expect(args.onInvite).not.toHaveBeenCalled();
  },
};

/** A user needs an institution; an organisation's administrator must not have one. */
export const InviteByRole: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole("button", { name: "Add user" }));
    await userEvent.type(screen.getByRole("textbox", { name: "E-mail" }), "Lea@Hopital.example");
    await userEvent.type(screen.getByRole("textbox", { name: "Full name" }), "Léa Favre");
    await choose("Role", "User");
    await choose("Organisation", "Académie Valdoré");
    await send();
    await expect(screen.getByText("An institution must be selected for this role.")).toBeVisible();
    await choose("Institution", "Campus Hautbois");
    await choose("Role", "Organisation admin");
    await send();
    await expect(screen.getByText("Institution must not be set for an Organisation Admin.")).toBeVisible();
    await choose("Role", "User");
    await send();
    await expect(args.onInvite).toHaveBeenCalledWith({
      email: "lea@hopital.example",
      full_name: "Léa Favre",
      role: "user",
      organisation_id: 3,
      institution_id: 8,
      language: "fr",
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** An institution's administrator chooses between two roles, and the scope is filled in. */
export const InviteAtInstitution: Story = {
  tags: ["no-picture"],
  args: { scope: { kind: "institution", id: 7 }, level: "institution", organisationId: 3 },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole("button", { name: "Add user" }));
    await expect(screen.queryByRole("combobox", { name: "Organisation" })).toBeNull();
    await expect(screen.queryByRole("combobox", { name: "Institution" })).toBeNull();
    await userEvent.type(screen.getByRole("textbox", { name: "E-mail" }), "lea@hopital.example");
    await userEvent.type(screen.getByRole("textbox", { name: "Full name" }), "Léa Favre");
    await userEvent.click(screen.getByRole("combobox", { name: "Role" }));
    await expect(await screen.findAllByRole("option")).toHaveLength(2);
    await userEvent.click(screen.getByRole("option", { name: "User" }));
    await send();
    await expect(args.onInvite).toHaveBeenCalledWith(
      expect.objectContaining({ organisation_id: 3, institution_id: 7, role: "user" }),
    );
  },
};

/** The server refuses: the reason is beside its field, and the typed text stays. */
export const InviteRefused: Story = {
  args: {
    scope: { kind: "institution", id: 7 },
    level: "institution",
    organisationId: 3,
    onInvite: fn(async () => ({
      ok: false as const,
      message: "There is a user with this address.",
      fields: { email: "There is a user with this address." },
    })),
  },
  play: async () => {
    await userEvent.click(screen.getByRole("button", { name: "Add user" }));
    await userEvent.type(screen.getByRole("textbox", { name: "E-mail" }), "lea@hopital.example");
    await userEvent.type(screen.getByRole("textbox", { name: "Full name" }), "Léa Favre");
    await choose("Role", "User");
    await send();
    const email = screen.getByRole("textbox", { name: "E-mail" });
    await waitFor(() => expect(email).toHaveAccessibleDescription("There is a user with this address."));
    await waitFor(() => expect(email).toHaveFocus());
    await expect(screen.getByRole("textbox", { name: "Full name" })).toHaveValue("Léa Favre");
  },
};

/** The address of a user who exists does not change. */
export const Edit: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole("button", { name: "Edit Amara Diallo" }));
    await expect(screen.getByRole("textbox", { name: "E-mail" })).toBeDisabled();
    await choose("Role", "Institution admin");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await expect(args.onChange).toHaveBeenCalledWith(
      adminUsers[0],
      expect.objectContaining({ role: "institution_admin", institution_id: 7 }),
    );
  },
};

/** Access ends after a question. */
export const DeactivateConfirmed: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole("button", { name: "More for Amara Diallo" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Deactivate" }));
    await expect(args.onSetActive).not.toHaveBeenCalled();
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Deactivate" }));
    await expect(args.onSetActive).toHaveBeenCalledWith(adminUsers[0], false);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const Activated: Story = {
  tags: ["no-picture"],
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole("button", { name: "More for Jana Widmer" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Activate" }));
    await expect(args.onSetActive).toHaveBeenCalledWith(adminUsers[9], true);
  },
};

/** On a phone each user is a card, and nothing is cut. */
export const Mobile: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole("table").parentElement as HTMLElement;
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
  },
};

export const Nobody: Story = {
  args: {
    list: { status: "ready", items: [], count: 0, more: "none" },
    filters: { ...NO_USER_FILTERS, search: "zzz" },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("No users found.")).toBeVisible();
  },
};
export const Loading: Story = { args: { list: { status: "loading" } } };
export const Failed: Story = {
  args: { list: { status: "failed", detail: "The server is busy." } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { ManyReply } from "./headless/user-management.types";
import { adminUsers } from "./user-management.fixtures";
import users from "./user-management.stories";
import { UserManagementView } from "./view/user-management-view";

const meta = {
  title: "Admin/UserManagement/Selection",
  component: UserManagementView,
  args: users.args,
} satisfies Meta<typeof UserManagementView>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (name: string) => screen.getByRole("checkbox", { name });
const bar = () => within(screen.getByRole("region", { name: "Selection" }));
const press = (name: string) => userEvent.click(bar().getByRole("button", { name }));
const select = async (...names: string[]) => {
  for (const name of names) await userEvent.click(box(`Select ${name}`));
};
const choose = async (label: string, option: string) => {
  await userEvent.click(screen.getByRole("combobox", { name: label }));
  await userEvent.click(await screen.findByRole("option", { name: option }));
};

/** The bar floats over the foot of the page; rows stay where they are. */
export const Selected: Story = {
  tags: ["AS-3.23"],
  play: async () => {
    await expect(screen.queryByRole("region", { name: "Selection" })).toBeNull();
    const before = box("Select Amara Diallo").getBoundingClientRect().top;
    await select("Amara Diallo", "Carla Nardini", "Giulia Bianchi");
    await expect(bar().getByRole("status")).toHaveTextContent("3 selected");
    await expect(box("Select all on this page")).toHaveAttribute("aria-checked", "mixed");
    await expect(box("Select Amara Diallo").getBoundingClientRect().top).toBe(before);
    for (const name of ["Change role", "Move", "Export", "Deactivate"])
      await expect(bar().getByRole("button", { name })).toBeVisible();
  },
};

/** All of a page, by keyboard alone; the selection stays over pages, and a filter ends it. */
export const OverPages: Story = {
  tags: ["no-picture", "AS-3.23"],
  play: async ({ args }) => {
    box("Select all on this page").focus();
    await userEvent.keyboard(" ");
    await expect(bar().getByRole("status")).toHaveTextContent("10 selected");
    await userEvent.click(screen.getByRole("button", { name: "Next page" }));
    await expect(box("Select all on this page")).not.toBeChecked();
    await select("Lucie Moreau");
    await expect(bar().getByRole("status")).toHaveTextContent("11 selected");
    await userEvent.type(screen.getByRole("searchbox"), "a");
    await expect(args.onFiltersChange).toHaveBeenCalled();
    await expect(screen.queryByRole("region", { name: "Selection" })).toBeNull();
  },
};

/** Nothing is sent before a role is chosen. */
export const RoleOfMany: Story = {
  tags: ["AS-3.23"],
  play: async ({ args }) => {
    await select("Amara Diallo", "Carla Nardini");
    await press("Change role");
    const dialog = within(await screen.findByRole("dialog", { name: "Change the role of 2 users" }));
    await userEvent.click(dialog.getByRole("button", { name: "Change role" }));
    await expect(dialog.getByText("Role is required.")).toBeVisible();
    await expect(args.onChangeMany).not.toHaveBeenCalled();
    await choose("Role", "Institution admin");
    await userEvent.click(dialog.getByRole("button", { name: "Change role" }));
    await expect(args.onChangeMany).toHaveBeenCalledWith([adminUsers[0], adminUsers[2]], {
      role: "institution_admin",
    });
    await waitFor(() => expect(screen.queryByRole("region", { name: "Selection" })).toBeNull());
  },
};

/** To an institution of any organisation, for an administrator of the platform. */
export const Moved: Story = {
  tags: ["no-picture", "AS-3.23"],
  play: async ({ args }) => {
    await select("Amara Diallo", "Daniel Okafor");
    await press("Move");
    const dialog = within(await screen.findByRole("dialog", { name: "Move 2 users" }));
    await choose("Organisation", "Brückental Akademie");
    await choose("Institution", "Brückental Zentrum");
    await userEvent.click(dialog.getByRole("button", { name: "Move" }));
    await expect(args.onChangeMany).toHaveBeenCalledWith([adminUsers[0], adminUsers[3]], {
      organisation_id: 4,
      institution_id: 9,
    });
  },
};

/** An institution's administrator has nowhere to move anybody. */
export const AtInstitution: Story = {
  tags: ["no-picture"],
  args: { scope: { kind: "institution", id: 7 }, level: "institution", organisationId: 3 },
  play: async () => {
    await select("Amara Diallo");
    await expect(bar().queryByRole("button", { name: "Move" })).toBeNull();
    await expect(bar().getByRole("button", { name: "Change role" })).toBeVisible();
  },
};

/** Access ends after a question; a user whom the server refuses stays selected, with the reason. */
export const PartlyDeactivated: Story = {
  tags: ["AS-3.23"],
  args: {
    onChangeMany: fn(
      async (): Promise<ManyReply> => ({ ok: true, failed: [{ id: "fabien.rochat", problem: "self" }] }),
    ),
  },
  play: async ({ args }) => {
    await select("Amara Diallo", "Fabien Rochat");
    await press("Deactivate");
    const dialog = within(await screen.findByRole("dialog", { name: "Deactivate 2 users?" }));
    await expect(dialog.getByText(/^Amara Diallo and Fabien Rochat are logged out/)).toBeVisible();
    await expect(args.onChangeMany).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole("button", { name: "Deactivate" }));
    await expect(args.onChangeMany).toHaveBeenCalledWith([adminUsers[0], adminUsers[5]], { is_active: false });
    await waitFor(() => expect(bar().getByRole("status")).toHaveTextContent("1 selected"));
    await expect(bar().getByRole("status")).toHaveTextContent("1 not changed; the row says why");
    await expect(box("Select Amara Diallo")).not.toBeChecked();
    await expect(screen.getByText("You cannot change this about yourself.")).toBeVisible();
  },
};

/** Inactive users are offered access again. */
export const Reactivated: Story = {
  tags: ["no-picture"],
  play: async ({ args }) => {
    await select("Jana Widmer");
    await press("Activate");
    await expect(args.onChangeMany).toHaveBeenCalledWith([adminUsers[9]], { is_active: true });
  },
};

/** The server refuses everything: the question stays, with the reason and the choice. */
export const Refused: Story = {
  args: {
    onChangeMany: fn(async (): Promise<ManyReply> => ({ ok: false, message: "The server is busy.", fields: {} })),
  },
  play: async () => {
    await select("Amara Diallo");
    await press("Change role");
    const dialog = within(await screen.findByRole("dialog", { name: "Change the role of 1 user" }));
    await choose("Role", "User");
    await userEvent.click(dialog.getByRole("button", { name: "Change role" }));
    await expect(await dialog.findByRole("alert")).toHaveTextContent("The server is busy.");
    await expect(dialog.getByRole("combobox", { name: "Role" })).toHaveTextContent("User");
  },
};

/** On a phone the box stands beside the name, and nothing is cut. */
export const Mobile: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    await select("Amara Diallo", "Carla Nardini");
    const table = within(canvasElement).getByRole("table").parentElement as HTMLElement;
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
  },
};

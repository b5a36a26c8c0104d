import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { ChangeReply } from "../shared/admin-list.types";
import type { ManagedOrganisation } from "./organisation-management.types";
import { OrganisationManagementView } from "./organisation-management-view";

const done = async (): Promise<ChangeReply> => ({ ok: true });
const organisations: readonly ManagedOrganisation[] = [
  {
    id: 3,
    name: "Académie Valdoré",
    institutions: [
      { id: 7, name: "Campus Rivelac" },
      { id: 8, name: "Campus Hautbois" },
    ],
  },
  { id: 4, name: "Brückental Akademie", institutions: [{ id: 9, name: "Brückental Zentrum" }] },
  { id: 5, name: "Fondazione per la formazione continua dei quartieri", institutions: [] },
];

const meta = {
  title: "Admin/OrganisationManagement",
  component: OrganisationManagementView,
  args: {
    list: { status: "ready", items: organisations, count: 3, more: "none" },
    level: "platform",
    actions: {
      createOrganisation: fn(done),
      renameOrganisation: fn(done),
      deleteOrganisation: fn(done),
      createInstitution: fn(done),
      renameInstitution: fn(done),
      deleteInstitution: fn(done),
    },
    onRetry: fn(),
  },
} satisfies Meta<typeof OrganisationManagementView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An organisation without institutions says so. */
export const Platform: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("No institutions found.")).toBeVisible();
    await expect(within(canvasElement).getByText("ID 3")).toBeVisible();
  },
};

/** An organisation's administrator changes their own, and creates and deletes none. */
export const Organisation: Story = {
  args: { level: "organisation", list: { status: "ready", items: organisations.slice(0, 1), count: 1, more: "none" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("button", { name: "Create Organisation" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Delete Académie Valdoré" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Delete Campus Rivelac" })).toBeVisible();
  },
};

/** A name is needed; it is sent without the spaces around it. */
export const Create: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Create Organisation" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Create New Organisation" }));
    await userEvent.click(dialog.getByRole("button", { name: "Create" }));
    await expect(dialog.getByText("Name is required")).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: "Organisation Name" }), "  Scuola del lago {Enter}");
    await expect(args.actions.createOrganisation).toHaveBeenCalledWith("Scuola del lago");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const Creating: Story = {
  tags: ["no-picture"],
  args: { actions: { ...meta.args.actions, createInstitution: fn(() => new Promise<never>(() => {})) } },
  play: async ({ canvasElement, args }) => {
    const card = within(canvasElement).getByRole("region", { name: "Brückental Akademie" });
    await userEvent.click(within(card).getByRole("button", { name: "Add Institution" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Add New Institution" }));
    await userEvent.type(dialog.getByRole("textbox", { name: "Institution Name" }), "Zentrum Süd{Enter}{Enter}");
    await expect(dialog.getByRole("button", { name: "Creating..." })).toHaveAttribute("aria-disabled", "true");
    await expect(args.actions.createInstitution).toHaveBeenCalledOnce();
    await expect(args.actions.createInstitution).toHaveBeenCalledWith(4, "Zentrum Süd");
  },
};

/** The server refuses: the form stays open with the reason and the name. */
export const Refused: Story = {
  args: {
    actions: {
      ...meta.args.actions,
      renameInstitution: fn(async () => ({ ok: false as const, message: "This name is taken.", fields: {} })),
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Rename Campus Rivelac" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await dialog.findByText("This name is taken.")).toBeVisible();
    await expect(dialog.getByRole("textbox")).toHaveValue("Campus Rivelac");
  },
};

export const DeleteConfirmed: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Delete Brückental Akademie" }));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(args.actions.deleteOrganisation).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole("button", { name: "Delete" }));
    await expect(args.actions.deleteOrganisation).toHaveBeenCalledWith(4);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const Mobile: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Nothing: Story = {
  args: { list: { status: "ready", items: [], count: 0, more: "none" } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { name: "No Organisations Found" })).toBeVisible();
  },
};
export const Loading: Story = { args: { list: { status: "loading" } } };
export const Failed: Story = {
  args: { list: { status: "failed", detail: null } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

import { Heading } from "@hotseat/ui/text";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { NotLoaded } from "../shared/not-loaded";
import { AccessDeniedView } from "./access-denied-view";
import { AdminFrameView } from "./admin-frame-view";
import { sectionsOf } from "./admin-rules";

const organisation = { id: 3, name: "Académie Valdoré" };
const institution = { id: 7, name: "Campus Rivelac" };

const meta = {
  title: "Admin/AdminFrame",
  component: AdminFrameView,
  parameters: { layout: "fullscreen" },
  args: {
    scope: null,
    sections: sectionsOf({ admin_level: "platform", organisation: null, institution: null }),
    path: "/0/admin/platform/users",
    waiting: 4,
    children: (
      <Heading as="h1" size="page">
        Users
      </Heading>
    ),
  },
} satisfies Meta<typeof AdminFrameView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The section of the current path is marked. */
export const Platform: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole("link");
    await expect(links).toHaveLength(4);
    await expect(links[0]).toHaveAttribute("aria-current", "page");
    await expect(links[2]).toHaveTextContent("4");
  },
};

export const Organisation: Story = {
  args: {
    scope: organisation.name,
    sections: sectionsOf({ admin_level: "organisation", organisation, institution: null }),
    path: "/0/admin/organisations/3/institutions",
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("link")[1]).toHaveAttribute("aria-current", "page");
  },
};

export const Institution: Story = {
  args: {
    scope: institution.name,
    sections: sectionsOf({ admin_level: "institution", organisation, institution }),
    path: "/me/0/admin",
    waiting: 0,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("link")).toHaveLength(2);
  },
};

/** Below 768 pixels the sections are a row of tabs above the page. */
export const Mobile: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = canvas.getAllByRole("link").map((link) => link.getBoundingClientRect());
    await expect(first?.top).toBe(second?.top);
    await expect(canvas.getByRole("heading").getBoundingClientRect().top).toBeGreaterThan(first?.bottom ?? 0);
  },
};

/** The current tab stays in view: at the opening, after longer names and after a change of width. */
export const CurrentTabInView: Story = {
  tags: ["no-picture", "AS-3.8"],
  args: { path: "/0/admin/outbox" },
  decorators: [(Story) => <div style={{ width: 260, display: "flex" }}>{Story()}</div>],
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const current = () => canvasElement.querySelector('[aria-current="page"]') as HTMLElement;
    const row = () => current().closest("ul") as HTMLElement;
    const isInView = () => {
      const [outer, inner] = [row().getBoundingClientRect(), current().getBoundingClientRect()];
      return inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
    };
    await expect(row().scrollWidth).toBeGreaterThan(row().clientWidth);
    await waitFor(() => expect(isInView()).toBe(true));
    // A longer language makes the names before it wider.
    for (const name of row().querySelectorAll("span")) name.append(" und noch viel mehr");
    await waitFor(() => expect(isInView()).toBe(true));
    (canvasElement.querySelector("[style*=width]") as HTMLElement).style.width = "240px";
    await waitFor(() => expect(isInView()).toBe(true));
  },
};

export const AccessDenied: Story = {
  render: () => <AccessDeniedView homeHref="#home" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("alert")).toBeVisible();
    await expect(within(canvasElement).getByRole("link")).toHaveAttribute("href", "#home");
  },
};

const retry = fn();

/** The request for the person failed: the reason takes the place of the frame. */
export const PersonNotLoaded: Story = {
  tags: ["no-picture"],
  render: () => <NotLoaded heading="h1" detail="This page could not sign you in to Hotseat." onRetry={retry} />,
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole("alert");
    await expect(within(alert).getByRole("heading", { level: 1 })).toHaveTextContent("This could not be loaded");
    await expect(alert).toHaveTextContent("This page could not sign you in to Hotseat.");
    await userEvent.click(within(alert).getByRole("button", { name: "Try again" }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

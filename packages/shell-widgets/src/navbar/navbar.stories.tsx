import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { LanguageMenuView } from "../language-menu/view";
import { NavbarView } from "./navbar-view";
import { RequestCountView } from "./request-count-view";

const meta = {
  title: "Shell/Navbar",
  component: NavbarView,
  parameters: { layout: "fullscreen" },
  args: {
    person: { full_name: "Jonas Keller", short_name: "Jonas", email: "jonas@hotseat.example" },
    homeHref: "#home",
    links: [{ text: "sessions", href: "/home" }],
    menuLinks: [{ text: "settings", href: "#settings" }],
    path: "/home",
    languageMenu: <LanguageMenuView language="en" onChoose={fn()} size="compact" />,
    theme: { choice: "system", onChoose: fn() },
    onSignOut: fn(),
  },
} satisfies Meta<typeof NavbarView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {};

/** Theme and logout live in the user menu. */
export const UserMenu: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /Jonas Keller/ }));
    const [, light] = await screen.findAllByRole("menuitemradio");
    await userEvent.click(light as HTMLElement);
    await expect(args.theme.onChoose).toHaveBeenCalledWith("light");
    await userEvent.click(within(canvasElement).getByRole("button", { name: /Jonas Keller/ }));
    await userEvent.click((await screen.findAllByRole("menuitem")).at(-1) as HTMLElement);
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

/** Administrators have two more entries: their requests in the bar, the administration in the menu. */
export const Administrator: Story = {
  args: {
    links: [
      { text: "sessions", href: "#home" },
      { text: "adminRequests", href: "#requests" },
    ],
    menuLinks: [
      { text: "settings", href: "#settings" },
      { text: "admin", href: "#admin" },
    ],
  },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement);
    await expect(bar.getByRole("link", { name: "Admin Requests" })).toHaveAttribute("href", "#requests");
    await userEvent.click(bar.getByRole("button", { name: /Jonas Keller/ }));
    await expect(await screen.findByRole("menuitem", { name: "Admin" })).toHaveAttribute("href", "#admin");
    await expect(screen.getByRole("menuitem", { name: "Settings" })).toHaveAttribute("href", "#settings");
  },
};

/** The number of waiting requests stands behind the entry, and is said in words. */
export const WaitingRequests: Story = {
  args: { ...Administrator.args, path: "#requests", badges: { adminRequests: <RequestCountView count={10} /> } },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Admin Requests 10 requests waiting" });
    await expect(link).toHaveTextContent("Admin Requests10");
  },
};

/** The bell stands before the person; on a phone the user menu has the notifications too. */
export const WithNotifications: Story = {
  args: { notifications: <button type="button">Bell</button>, notificationsHref: "#notifications" },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement);
    await expect(bar.getByRole("button", { name: "Bell" })).toBeVisible();
    await userEvent.click(bar.getByRole("button", { name: /Jonas Keller/ }));
    const entries = await screen.findAllByRole("menuitem", { hidden: true });
    await expect(entries.map((entry) => entry.getAttribute("href"))).toContain("#notifications");
  },
};

export const LongName: Story = {
  args: {
    person: {
      full_name: "Maximiliane von und zu Hohenberg-Altenstein",
      short_name: "Maximiliane",
      email: "m@hotseat.example",
    },
  },
};

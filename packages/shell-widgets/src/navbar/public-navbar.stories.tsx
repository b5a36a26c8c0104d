import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { LanguageMenuView } from "../language-menu/view";
import { PublicNavbarView } from "./public-navbar-view";

const meta = {
  title: "Shell/PublicNavbar",
  component: PublicNavbarView,
  parameters: { layout: "fullscreen" },
  args: {
    homeHref: "#home",
    signInHref: "#login",
    sessionsHref: null,
    languageMenu: <LanguageMenuView language="en" onChoose={fn()} />,
  },
} satisfies Meta<typeof PublicNavbarView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {};
export const SignedIn: Story = { args: { sessionsHref: "#sessions" } };
export const OnTheSignInPage: Story = { args: { links: [], width: "full" } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { moduleCards } from "./landing.fixtures";
import { LandingView } from "./landing-view";

const meta = {
  title: "Shell/Landing",
  component: LandingView,
  parameters: { layout: "fullscreen" },
  args: {
    content: { status: "ready", modules: moduleCards },
    sessionsHref: "#sessions",
    moduleHref: (moduleId: string) => `#${moduleId}`,
    onRetry: fn(),
  },
} satisfies Meta<typeof LandingView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const ModulesLoading: Story = { args: { content: { status: "loading" } } };
export const ModulesFailed: Story = { args: { content: { status: "failed" } } };

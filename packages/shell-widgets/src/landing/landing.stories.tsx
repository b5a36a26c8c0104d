import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { moduleCards } from "./landing.fixtures";
import { HowItWorksPageView } from "./view/how-it-works-page-view";
import { LandingView } from "./view/landing-view";
import { ModulesPageView } from "./view/modules-page-view";

const meta = {
  title: "Shell/Landing",
  component: LandingView,
  parameters: { layout: "fullscreen" },
  args: {
    content: { status: "ready", modules: moduleCards },
    sessionsHref: "#sessions",
    moduleHref: (moduleId: string) => `#${moduleId}`,
    links: { privacyPolicy: "#privacy", howItWorks: "#how" },
    onRetry: fn(),
  },
} satisfies Meta<typeof LandingView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The foot leads to the privacy policy and to the page about a session. */
export const Page: Story = {
  play: async ({ canvasElement }) => {
    const foot = within(canvasElement).getByRole("contentinfo");
    const links = within(foot).getAllByRole("link");
    await expect(links.map((link) => link.getAttribute("href"))).toEqual(["#privacy", "#how"]);
  },
};
/** The overview: a card for each module, below one title. */
export const ModulesOverview: Story = {
  render: ({ content, moduleHref, onRetry }) => (
    <ModulesPageView content={content} moduleHref={moduleHref} onRetry={onRetry} />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    await expect(canvas.getAllByRole("heading", { level: 2 })).toHaveLength(moduleCards.length);
    const links = canvas.getAllByRole("link").map((link) => link.getAttribute("href"));
    await expect(links).toEqual(moduleCards.map(({ id }) => `#${id}`));
  },
};
/** A page of its own: three stages with three steps each, four principles, the way back and the way to a session. */
export const HowItWorks: Story = {
  tags: ["AS-2.17"],
  render: () => <HowItWorksPageView backHref="#start" sessionsHref="#sessions" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    await expect(canvas.getAllByRole("heading", { level: 2 })).toHaveLength(3 + 4);
    await expect(canvasElement.querySelectorAll("ol ul > li")).toHaveLength(3 * 3);
    await expect(canvasElement.textContent).not.toMatch(/\b(how|landing)\.\w/);
    await expect(canvas.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["#start", "#sessions"]);
  },
};
export const HowItWorksOnAPhone: Story = { ...HowItWorks, tags: [], globals: { viewport: { value: "phone" } } };
export const ModulesLoading: Story = { args: { content: { status: "loading" } } };
export const ModulesFailed: Story = { args: { content: { status: "failed" } } };

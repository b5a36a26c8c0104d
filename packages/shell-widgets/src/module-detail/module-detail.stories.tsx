import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { detailedModule } from "./module-detail.fixtures";
import { ModuleDetailView } from "./module-detail-view";

const meta = {
  title: "Shell/ModuleDetail",
  component: ModuleDetailView,
  parameters: { layout: "fullscreen" },
  args: {
    content: { status: "ready", module: detailedModule },
    backHref: "#modules",
    workshopHref: (moduleId: string, workshopKey: string) => `#${moduleId}-${workshopKey}`,
    sessionsHref: (moduleId: string) => `#sessions-${moduleId}`,
    onRetry: fn(),
  },
} satisfies Meta<typeof ModuleDetailView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One button leads to the module's sessions; those of a single workshop are in its fold. */
export const Page: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Sessions of this module" });
    await expect(link).toHaveAttribute("href", `#sessions-${detailedModule.id}`);
  },
};
export const PageMobile: Story = { ...Page, globals: { viewport: { value: "phone" } } };

/** A workshop opens on its description and sample questions. */
export const OneOpen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText("Why this job?"));
    await expect(canvas.getByText("Why do you want to work here, and not next door?")).toBeVisible();
  },
};

export const Unknown: Story = { args: { content: { status: "unknown" } } };
export const Loading: Story = { args: { content: { status: "loading" } } };
export const Failed: Story = { args: { content: { status: "failed", detail: null } } };

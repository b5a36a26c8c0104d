import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { stageLayout } from "./headless/stage-rules";
import { nobody, stagePeople, stageProps } from "./video-stage.fixtures";
import { VideoStageView } from "./view/video-stage-view";

const meta = {
  title: "Session/VideoStage, shared and pinned",
  tags: ["!autodocs"],
  component: VideoStageView,
  args: stageProps,
  decorators: [(Story) => <div style={{ width: "min(616px, 100% - 8px)", height: 704 }}>{Story()}</div>],
} satisfies Meta<typeof VideoStageView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Announced, and not here yet. */
export const ScreenConnecting: Story = {
  name: "Screen share connecting",
  tags: ["LS-8.23"],
  args: {
    layout: stageLayout(
      stagePeople.map((person) =>
        person.identity === "amara" ? { ...person, sharing: "connecting" as const } : person,
      ),
      nobody,
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Connecting to screen share...")).toBeVisible();
  },
};
export const SharedScreen: Story = {
  name: "Screen share paused",
  tags: ["LS-8.23"],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Screen share is paused")).toBeVisible();
  },
  args: {
    layout: stageLayout(
      stagePeople.map((person) => (person.identity === "amara" ? { ...person, sharing: "paused" as const } : person)),
      nobody,
    ),
  },
};
const sharing = stagePeople.map((person) =>
  person.identity === "amara" ? { ...person, sharing: "paused" as const } : person,
);
/** A pin counts on my own screen only, before the spotlight and a shared screen. */
export const Pinned: Story = {
  args: { layout: stageLayout(stagePeople, { spotlightIdentity: "amara", pinnedIdentity: "lucie" }), onPin: fn() },
};
/** The shared screen stays in reach among the small tiles. */
export const PinnedWhileShared: Story = {
  args: { layout: stageLayout(sharing, { ...nobody, pinnedIdentity: "amara" }), onPin: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Show Amara’s screen" }));
    await expect(args.onPin).toHaveBeenCalledWith(null);
  },
};
/** By keyboard: a press pins the tile, the focus moves with it to the large tile, and the next press removes the pin. */
export const PinnedByKeyboard: Story = {
  tags: ["no-picture"],
  render: function Render(args) {
    const [pinnedIdentity, setPinned] = useState<string | null>(null);
    return (
      <VideoStageView {...args} layout={stageLayout(stagePeople, { ...nobody, pinnedIdentity })} onPin={setPinned} />
    );
  },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole("button", { name: "Pin Lucie on my screen" }).focus();
    await userEvent.keyboard("{Enter}");
    const unpin = await within(canvasElement).findByRole("button", { name: "Unpin Lucie" });
    await expect(unpin).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvasElement.querySelector('[data-tile="main"]')).toHaveAttribute("data-identity", "amara");
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { fixedSecond } from "../schedule/headless";
import { stageLayout } from "./stage-rules";
import { candidatePeople, faceOf, pictureOf, screenHandle, stagePeople } from "./video-stage.fixtures";
import { VideoStageView } from "./video-stage-view";

const NOW = Date.parse("2026-11-24T14:07:18.000Z");
const nobody = { spotlightIdentity: null };

const meta = {
  title: "Session/Video stage",
  component: VideoStageView,
  args: {
    state: "connected",
    layout: stageLayout(stagePeople, nobody),
    onJoin: fn(),
    onRetry: fn(),
    time: fixedSecond(NOW),
    pictureOf,
    faceOf,
  },
  decorators: [(Story) => <div style={{ width: "min(616px, 100%)", height: 704 }}>{Story()}</div>],
} satisfies Meta<typeof VideoStageView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Interviewer: Story = {};
/** Two across: the column is narrow beside the question. */
export const Candidate: Story = {
  args: { layout: stageLayout(candidatePeople, nobody) },
  decorators: [(Story) => <div style={{ width: "min(416px, 100%)", height: 704 }}>{Story()}</div>],
};
export const CamerasOff: Story = {
  args: {
    layout: stageLayout(
      stagePeople.map((person) => ({ ...person, camera: null })),
      nobody,
    ),
  },
};
export const Alone: Story = { args: { layout: stageLayout(stagePeople.slice(0, 1), nobody) } };
export const SharedScreen: Story = {
  args: {
    layout: stageLayout(
      stagePeople.map((person) =>
        person.identity === "amara" ? { ...person, screen: { ...screenHandle, paused: true } } : person,
      ),
      nobody,
    ),
    pictureOf: undefined,
  },
};
/** The connection is away: the last pictures are kept, dimmed. */
export const Frozen: Story = { args: { state: "away", frozenSince: NOW - 8_000 } };
export const SoundBlocked: Story = {
  args: { audioBlocked: true, onStartAudio: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    await expect(args.onStartAudio).toHaveBeenCalledOnce();
  },
};
export const Preparing: Story = { args: { state: "preparing" } };
export const ReadyToJoin: Story = { args: { state: "ready" } };
export const ConnectionError: Story = { args: { state: "error", error: "could not establish signal connection" } };
export const WithoutVideo: Story = { args: { state: "unavailable" } };
/** Over a phone's other panels. */
export const Strip: Story = {
  args: { size: "strip" },
  decorators: [(Story) => <div style={{ height: 204 }}>{Story()}</div>],
};

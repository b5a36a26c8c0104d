import { fixedTicker } from "@hotseat/core/ticker";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { FreeTimerBarView } from "../free-timer/view";
import { STORY_SECOND_MS, storySchedule } from "../schedule/schedule.fixtures";
import { SessionProgress } from "../schedule/view";
import { stageLayout } from "./headless/stage-rules";
import { candidatePeople, NOW, nobody, stagePeople, stageProps } from "./video-stage.fixtures";
import { VideoStageView } from "./view/video-stage-view";

const meta = {
  title: "Session/VideoStage",
  component: VideoStageView,
  args: stageProps,
  decorators: [(Story) => <div style={{ width: "min(616px, 100% - 8px)", height: 704 }}>{Story()}</div>],
} satisfies Meta<typeof VideoStageView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Interviewer: Story = {};
/** Two across: the column is narrow beside the question. */
export const Candidate: Story = {
  args: { layout: stageLayout(candidatePeople, nobody) },
  decorators: [(Story) => <div style={{ width: "min(416px, 100% - 8px)", height: 704 }}>{Story()}</div>],
};
export const CamerasOff: Story = {
  args: {
    layout: stageLayout(
      stagePeople.map((person) => ({ ...person, camera: "off" })),
      nobody,
    ),
  },
};
const withProgram = (role: "peer" | "hotSeat") =>
  stagePeople.map((person) => {
    if (person.identity === "lucie") return { ...person, isProgram: role === "peer" };
    return person.identity === "amara" ? { ...person, isProgram: role === "hotSeat" } : person;
  });
/** A program acts for somebody: their tile says so, large and small. */
export const Program: Story = {
  args: { layout: stageLayout(withProgram("hotSeat"), nobody) },
  play: async ({ canvasElement }) => {
    const tile = canvasElement.querySelector('[data-tile="main"]') as HTMLElement;
    await expect(within(tile).getByText(/^(Program|Programme|Programm|Programma)$/)).toBeVisible();
    await expect(canvasElement.querySelectorAll("[data-program]")).toHaveLength(1);
  },
};
export const ProgramOnASmallTile: Story = {
  args: { layout: stageLayout(withProgram("peer"), nobody) },
  play: async ({ canvasElement }) => {
    const label = canvasElement.querySelector('[data-identity="lucie"] [data-program]') as HTMLElement;
    await expect(label).toBeVisible();
    await expect(label).toHaveTextContent(/^(Program|Programme|Programm|Programma)$/);
  },
};
export const Alone: Story = {
  name: "Alone",
  tags: ["LS-2.48"],
  args: { layout: stageLayout(stagePeople.slice(0, 1), nobody) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Nobody else is here yet. Others appear as they join.")).toBeVisible();
  },
};
/** A picture is on its way: nobody reads that the camera is off. */
export const CameraStarting: Story = {
  name: "A camera that starts",
  tags: ["no-picture"],
  args: {
    layout: stageLayout(
      stagePeople.slice(0, 1).map((me) => ({ ...me, camera: "starting" as const })),
      nobody,
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Camera is starting")).toBeInTheDocument();
    await expect(within(canvasElement).queryByText("Camera off")).toBeNull();
  },
};
export const AloneAgain: Story = {
  name: "Alone, after others have left",
  tags: ["LS-2.48"],
  args: { layout: stageLayout(stagePeople.slice(0, 1), nobody), othersLeft: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Nobody else is here now. Others appear as they join.")).toBeVisible();
  },
};
export const AloneOnAPhone: Story = {
  name: "Alone on a phone, the words take two lines and are whole",
  tags: ["no-picture"],
  globals: { viewport: { value: "phone" } },
  args: { layout: stageLayout(stagePeople.slice(0, 1), nobody) },
  decorators: [(Story) => <div style={{ width: 300, height: 500 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const mark = within(canvasElement).getByText("Nobody else is here yet. Others appear as they join.");
    await expect(mark.clientHeight).toBeGreaterThan(28);
    await expect(mark.scrollHeight).toBeLessThanOrEqual(mark.clientHeight);
  },
};
/** The session's progress and the free timer along the picture's upper edge. */
export const Bars: Story = {
  name: "Bars over the picture",
  tags: ["LS-2.29"],
  args: {
    bars: (
      <>
        <SessionProgress schedule={storySchedule()} time={fixedTicker(STORY_SECOND_MS)} />
        <FreeTimerBarView
          timer={{
            sessionId: 12,
            durationSec: 120,
            remainingSec: 90,
            startedAtMs: STORY_SECOND_MS,
            isActive: true,
            isPaused: false,
          }}
          time={fixedTicker(STORY_SECOND_MS)}
        />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("progressbar").length).toBeGreaterThanOrEqual(1);
    await expect(canvas.getByText("1:30")).toBeVisible();
    const picture = canvasElement.querySelector('[data-tile="main"]')?.getBoundingClientRect() as DOMRect;
    const bars = [...canvas.getAllByRole("progressbar"), canvas.getByRole("timer")];
    for (const bar of bars) {
      const { left, right, top, bottom } = bar.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(picture.left);
      await expect(right).toBeLessThanOrEqual(picture.right);
      await expect(top).toBeGreaterThanOrEqual(picture.top);
      await expect(bottom).toBeLessThanOrEqual(picture.bottom);
    }
  },
};
/** The session's progress over the stage; the free timer's bar lies under it. */
export const WithBars: Story = {
  name: "With bars",
  tags: ["LS-4.20"],
  args: { bars: <SessionProgress schedule={storySchedule()} time={fixedTicker(STORY_SECOND_MS)} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).not.toHaveAttribute("data-ending");
  },
};
export const WithBarsEnding: Story = {
  name: "With bars ending",
  tags: ["LS-4.20"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("data-ending");
  },
  args: {
    bars: (
      <SessionProgress
        schedule={storySchedule({ current_index: 23, remaining_sec: 240 })}
        time={fixedTicker(STORY_SECOND_MS)}
      />
    ),
  },
};
/** Seen on the large tile in words, on a small one by the sign. */
export const HandsUp: Story = {
  args: {
    layout: stageLayout(
      stagePeople.map((person) => (person.isMe ? person : { ...person, hasHandUp: true })),
      nobody,
    ),
  },
  play: async ({ canvasElement }) => {
    const hands = [...canvasElement.querySelectorAll("[data-hand]")].map((tile) => tile.getAttribute("data-tile"));
    await expect(hands.filter((size) => size === "main")).toHaveLength(1);
    await expect(hands.filter((size) => size === "thumbnail").length).toBeGreaterThan(0);
  },
};
export const TilesHidden: Story = { args: { tilesShown: false } };
/** The video made small beside a workspace that has the room: the participants' rail of 200 × 112. */
export const TilesOnly: Story = {
  args: { size: "tiles" },
  decorators: [(Story) => <div style={{ width: 200, height: 704 }}>{Story()}</div>],
};
/** The tile marks a lost connection some seconds before the picture disappears: the media server receives no more data. */
export const LineLost: Story = {
  name: "Line lost (issue The live session area, Connection quality)",
  args: {
    layout: stageLayout(
      stagePeople.map((person) =>
        person.identity === "amara"
          ? { ...person, quality: "lost", isSpeaking: false }
          : person.identity === "lucie"
            ? { ...person, quality: "lost" }
            : person.identity === "mateo"
              ? { ...person, quality: "unsteady" }
              : person,
      ),
      nobody,
    ),
  },
  play: async ({ canvasElement }) => {
    const stage = within(canvasElement);
    await expect(stage.getAllByText("Connection lost")).toHaveLength(2);
    await expect(stage.getByRole("img", { name: "Unsteady connection" })).toBeVisible();
  },
};
export const Frozen: Story = { args: { state: "away", frozenSince: NOW - 8_000 } };
/** And why the last attempt failed. */
export const FrozenWithCause: Story = {
  name: "Frozen with cause",
  tags: ["LS-8.21"],
  args: { state: "away", frozenSince: NOW - 8_000, error: "could not establish signal connection" },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText("Connection Error: could not establish signal connection"),
    ).toBeVisible();
  },
};
export const SoundBlocked: Story = {
  args: { audioBlocked: true, onStartAudio: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    await expect(args.onStartAudio).toHaveBeenCalledOnce();
  },
};
export const Preparing: Story = {
  name: "Preparing",
  tags: ["LS-2.48"],
  args: { state: "preparing" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Preparing the call…")).toBeVisible();
  },
};
export const ReadyToJoin: Story = {
  name: "Ready to join",
  tags: ["LS-2.48"],
  args: { state: "ready", onJoin: fn() },
  play: async ({ canvasElement, args }) => {
    const stage = within(canvasElement);
    await expect(stage.getByText("Video Call Ready")).toBeVisible();
    await userEvent.click(stage.getByRole("button", { name: "Join Video Call" }));
    await expect(args.onJoin).toHaveBeenCalledOnce();
  },
};
export const ConnectionError: Story = {
  name: "Connection error",
  tags: ["LS-2.48", "LS-8.22"],
  args: { state: "error", error: "could not establish signal connection", onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    const stage = within(canvasElement);
    await expect(stage.getByText("Connection Error")).toBeVisible();
    await userEvent.click(stage.getByRole("button", { name: "Retry Connection" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** Taken over by another tab or device: says where the call went and offers to bring it here. */
export const OpenElsewhere: Story = {
  args: { state: "elsewhere", onTakeOver: fn() },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).queryByRole("button", { name: "Join Video Call" })).toBeNull();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Bring the call here" }));
    await expect(args.onTakeOver).toHaveBeenCalledOnce();
  },
};
export const WithoutVideo: Story = { args: { state: "unavailable" } };
/** Over a phone's other panels. The mark of an unsteady line stands whole in its corner. */
export const Strip: Story = {
  args: {
    size: "strip",
    layout: stageLayout(
      stagePeople.map((person) => (person.isMe ? person : { ...person, quality: "unsteady" as const })),
      nobody,
    ),
  },
  decorators: [(Story) => <div style={{ height: 204 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const main = canvasElement.querySelector('[data-tile="main"]');
    const mark = main?.querySelector("[data-line]");
    await expect(mark?.getBoundingClientRect().left).toBeGreaterThanOrEqual(main?.getBoundingClientRect().left ?? 0);
  },
};

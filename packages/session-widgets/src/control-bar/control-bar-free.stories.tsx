import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { freeSchedule, STORY_TURNS } from "../schedule/schedule.fixtures";
import { fetchLater } from "../shared/view/later";
import { controlBarProps, storyTiming, timing } from "./control-bar.fixtures";
import { ControlBarView } from "./view/control-bar-view";

const meta = {
  title: "Session/ControlBar, self-paced",
  tags: ["!autodocs"],
  component: ControlBarView,
  args: controlBarProps,
  loaders: [fetchLater],
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof ControlBarView>;
export default meta;
type Story = StoryObj<typeof meta>;

const act = fn();

const pressNext = (canvasElement: HTMLElement) =>
  userEvent.click(canvasElement.querySelector("[data-next]") as HTMLElement);
const itemNamed = (name: RegExp) => screen.findByRole("menuitem", { name });
const people = storyTiming.candidates.map((one, order) => ({ ...one, isHere: order !== 3 }));
/** Self-paced: the host chooses the next candidate; absent candidates are listed and called later. */
export const FreeMode: Story = {
  tags: ["LS-4.25", "LS-D3.3"],
  args: { timing: timing(freeSchedule(), { act, candidates: people }) },
  play: async ({ canvasElement }) => {
    act.mockClear();
    await pressNext(canvasElement);
    await expect(await itemNamed(/Mateo.*(not here|pas là|nicht da|non presente)/)).toHaveAttribute("data-disabled");
    await userEvent.click(await itemNamed(/Jonas/));
    await expect(act.mock.calls).toEqual([[{ kind: "next", intervieweeAttendeeId: STORY_TURNS[2] }]]);
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
/** Before the first turn too, and by the keyboard. */
export const FreeStartByKeyboard: Story = {
  tags: ["no-picture"],
  args: { timing: timing(freeSchedule({ status: "IDLE", started_at: null }), { act, candidates: people }) },
  play: async ({ canvasElement }) => {
    act.mockClear();
    (canvasElement.querySelector('[data-next="start"]') as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(async () => expect(await itemNamed(/Amara/)).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(act.mock.calls).toEqual([[{ kind: "start", intervieweeAttendeeId: STORY_TURNS[1] }]]);
  },
};
/** The list of whom to call: those who had a turn may have another one, and all turns can be ended. */
export const FreeChoices: Story = {
  args: {
    timing: timing(
      freeSchedule({
        current_index: 1,
        timeline: [
          ...freeSchedule().timeline,
          ...freeSchedule().timeline.map((one) => ({
            ...one,
            id: "t1",
            slot_index: 1,
            interviewee_attendee_id: STORY_TURNS[1],
          })),
        ],
      }),
      { act, candidates: people },
    ),
  },
  play: async ({ canvasElement }) => {
    act.mockClear();
    await pressNext(canvasElement);
    await expect(await itemNamed(/Amara/)).not.toHaveAttribute("data-disabled");
    await expect(screen.getAllByRole("menuitem")).toHaveLength(4);
  },
};
/** Before a self-paced start the whole session is left, not the first turn alone. */
export const FreeNotStarted: Story = {
  args: { timing: timing(freeSchedule({ status: "IDLE", started_at: null }), { candidates: people }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("timer", { name: "Session" })).toHaveTextContent("80:00");
  },
};

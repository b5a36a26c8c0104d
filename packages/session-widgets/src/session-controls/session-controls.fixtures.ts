import { fixedTicker } from "@hotseat/core/ticker";
import { STORY_SECOND_MS, STORY_TURNS, storySchedule } from "../schedule/schedule.fixtures";
import type { SessionControlsViewProps } from "./session-controls.types";

const NAMES = ["Amara", "Lucie", "Jonas", "Mateo"];
const nothing = () => {};

/** The controls of Jonas, who interviews Amara. */
export const storyControls: SessionControlsViewProps = {
  people: STORY_TURNS.map((attendeeId, index) => ({ attendeeId, name: NAMES[index] ?? "", hotSeat: true })),
  designated: { interviewer: STORY_TURNS[2], interviewee: STORY_TURNS[0], spotlight: STORY_TURNS[0] },
  schedule: storySchedule(),
  time: fixedTicker(STORY_SECOND_MS),
  questions: [
    { id: 1, text: "Design the notification service for a group of hospitals." },
    { id: 2, text: "Where could a message get lost?" },
  ],
  featured: null,
  onDesignate: nothing,
  onClear: nothing,
  onFeature: nothing,
  onFlowMode: nothing,
  onSeek: nothing,
};

import { fixedSecond } from "../schedule/headless";
import { STORY_SECOND_MS, storySchedule } from "../schedule/schedule.fixtures";
import type { WorkspaceViewProps } from "./workspace-view";

/** The third question of Amara's turn, while it is asked. */
export const storyQuestion: NonNullable<WorkspaceViewProps["question"]> = {
  question: {
    id: 3,
    text: "Design the notification service for a group of hospitals. Where could a message get lost, and how would you notice?",
    category: "Trade-offs",
    number: 3,
    isTimed: true,
  },
  total: 4,
  listenFor: ["You say why you choose, and what you give up", "You name failures before anyone asks"],
  scenario:
    "You are applying as senior engineer. The group runs 12 sites; about 4,000 nurses read alerts on shared phones, some with poor reception.",
  next: { number: 4, category: "Communication" },
  schedule: storySchedule(),
  time: fixedSecond(STORY_SECOND_MS),
};

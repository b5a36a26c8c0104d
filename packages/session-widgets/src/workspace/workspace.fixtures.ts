import { fixedTicker } from "@hotseat/core/ticker";
import { STORY_SECOND_MS, STORY_TURNS, storySchedule } from "../schedule/schedule.fixtures";
import type { CentreCast, CentrePerson, CentreRole } from "./headless/centre-rules";
import type { WorkspaceViewProps } from "./view/workspace-view";

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
  time: fixedTicker(STORY_SECOND_MS),
};

const [AMARA, LUCIE, JONAS, MATEO] = STORY_TURNS;
const INGRID = 405;
const person = (attendeeId: number, fullName: string, part: Partial<CentrePerson> = {}): CentrePerson => ({
  attendeeId,
  fullName,
  name: fullName.split(" ")[0] ?? fullName,
  isPresent: true,
  isObserver: false,
  takesHotSeat: true,
  ...part,
});
export const storyPeople: readonly CentrePerson[] = [
  person(AMARA, "Amara Diallo"),
  person(LUCIE, "Lucie Moreau"),
  person(JONAS, "Jonas Keller"),
  person(MATEO, "Mateo Rossi"),
  person(INGRID, "Ingrid Solberg", { isObserver: true, takesHotSeat: false }),
];
const READERS: Record<CentreRole, number> = { candidate: AMARA, lead: JONAS, peer: MATEO, observer: INGRID };

/** Amara in the hot seat, Jonas leading, as one of them reads it. */
export const storyCast = (role: CentreRole): CentreCast => ({
  people: storyPeople,
  myId: READERS[role],
  candidateId: AMARA,
  leadId: JONAS,
  hands: [],
  progress: null,
  after: null,
  role,
});

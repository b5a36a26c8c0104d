import type { ReplayChange, ReplayFrame } from "./headless/replay.types";

const BEGIN = "2026-11-24T13:00:00.000Z";
const [JONAS, AMARA, MATEO, LUCIE] = [403, 401, 404, 402] as const;

/** The time so many seconds after the begin. */
export const storyTime = (seconds: number): string => new Date(Date.parse(BEGIN) + seconds * 1000).toISOString();

const PEOPLE = [
  [JONAS, "Jonas Keller"],
  [AMARA, "Amara Diallo"],
  [MATEO, "Mateo Rossi"],
  [LUCIE, "Lucie Moreau"],
] as const;
const QUESTION = "Where could a message get lost, and how would you notice?";
const MINUTE = 60;
const TURN_MIN = 18;

/** Segments of a turn of 18 minutes: four questions, the open questions and the evaluation. */
const COURSE = [
  ["QUESTION", 0],
  ["QUESTION", 3],
  ["QUESTION", 6],
  ["QUESTION", 9],
  ["QNA_RUN", 12],
  ["EVALUATE", 15],
] as const;
const TURNS = [AMARA, LUCIE, JONAS, MATEO];

/** Four turns and a debrief in 80 minutes, as Jonas sees them. */
export const storyReplay: ReplayFrame = {
  session: { id: 12, title: "System design", started_at: BEGIN, ended_at: storyTime(80 * MINUTE) },
  people: PEOPLE.map(([attendee_id, full_name], colour) => ({
    attendee_id,
    full_name,
    colour,
    is_me: attendee_id === JONAS,
  })),
  segments: [
    ...TURNS.flatMap((attendee_id, slot_index) =>
      COURSE.map(([type, begin], index) => ({
        index: slot_index * COURSE.length + index,
        type,
        slot_index,
        attendee_id,
        started_at: storyTime((slot_index * TURN_MIN + begin) * MINUTE),
        ended_at: storyTime((slot_index * TURN_MIN + begin + 3) * MINUTE),
      })),
    ),
    {
      index: 24,
      type: "DEBRIEF",
      slot_index: null,
      attendee_id: null,
      started_at: storyTime(72 * MINUTE),
      ended_at: storyTime(80 * MINUTE),
    },
  ],
  questions: TURNS.flatMap((attendee_id, turn) =>
    [1, 2, 3, 4].map((number) => ({
      question_id: turn * 4 + number,
      attendee_id,
      number,
      text: QUESTION,
      started_at: storyTime((turn * TURN_MIN + (number - 1) * 3) * MINUTE),
    })),
  ),
  tools: [
    { id: "s12-Ab3dE9", kind: "whiteboard", name: "Whiteboard", language: null, changes: 8 },
    { id: "s12-x7Kp2Q", kind: "code", name: "Code", language: "python", changes: 5 },
  ],
};

const edit = (
  seq: number,
  seconds: number,
  attendee_id: number | null,
  operation: (number | string)[],
): ReplayChange => ({
  seq,
  at: storyTime(seconds),
  attendee_id,
  operation,
  elements: null,
});
const DELIVER = `def deliver(alert: Alert) -> None:
    for attempt in range(3):
        if push.send(alert):
            ack.write(alert.ward)
            return
`;
const SLEEP = "        sleep(2 ** attempt)\n";
const DEAD = "    dead.put(alert)";
const WHO = "\n\n\n# who is told when dead grows?\n";
const OLDEST = "def oldest_unread(ward: Ward) -> timedelta:\n    return now() - min(ward.sent)\n";

/** The code of four people; each line is one person's. */
export const storyEdits: readonly ReplayChange[] = [
  edit(0, 6 * MINUTE + 20, AMARA, [DELIVER]),
  edit(1, 6 * MINUTE + 50, LUCIE, [DELIVER.length, SLEEP]),
  edit(2, 7 * MINUTE + 18, AMARA, [DELIVER.length + SLEEP.length, DEAD]),
  edit(3, 21 * MINUTE, JONAS, [DELIVER.length + SLEEP.length + DEAD.length, WHO]),
  edit(4, 58 * MINUTE, MATEO, [DELIVER.length + SLEEP.length + DEAD.length + WHO.length, OLDEST]),
];

const shape = (id: string, part: object) => ({
  id,
  type: "rectangle",
  x: 0,
  y: 0,
  width: 120,
  height: 52,
  version: 1,
  versionNonce: 1,
  isDeleted: false,
  index: `a${id}`,
  ...part,
});
const drawn = (seq: number, seconds: number, attendee_id: number | null, ...elements: unknown[]): ReplayChange => ({
  seq,
  at: storyTime(seconds),
  attendee_id,
  operation: null,
  elements,
});
/** Boxes of a delivery service, one moved, one taken away again. */
export const storyStrokes: readonly ReplayChange[] = [
  drawn(1, 20, AMARA, shape("1", { x: 0, y: 0 })),
  drawn(2, 60, AMARA, shape("2", { x: 0, y: 90 })),
  drawn(3, 4 * MINUTE, AMARA, shape("3", { x: 180, y: 40 })),
  drawn(4, 6 * MINUTE + 40, LUCIE, shape("4", { x: 340, y: 40 })),
  drawn(5, 7 * MINUTE + 10, AMARA, shape("1", { x: 20, y: 0, version: 2 })),
  drawn(6, 20 * MINUTE, JONAS, shape("5", { x: 180, y: 180 })),
  drawn(7, 30 * MINUTE, JONAS, shape("5", { x: 180, y: 180, version: 2, isDeleted: true })),
  drawn(8, 60 * MINUTE, MATEO, shape("6", { type: "ellipse", x: 0, y: 180 })),
];
/** Mateo puts a picture on the board. */
export const storyPhoto: ReplayChange = drawn(
  9,
  61 * MINUTE,
  MATEO,
  shape("7", { type: "image", fileId: "photo", status: "saved", x: 340, y: 180 }),
);

import type { Feedback } from "./feedback.types";

const amara = { attendee_id: 401, full_name: "Amara Diallo" };
const lucie = { attendee_id: 402, full_name: "Lucie Moreau" };
const mateo = { attendee_id: 404, full_name: "Mateo Rossi" };

function question(
  number: number,
  criteria: string,
  text: string,
  scores: readonly [number, number, number],
  comments: readonly string[] = [],
) {
  const mean = (scores[0] + scores[1] + scores[2]) / 3;
  return {
    question: 20 + number,
    number,
    text,
    criteria,
    mean,
    min: Math.min(...scores),
    max: Math.max(...scores),
    spread: Math.max(...scores) - Math.min(...scores),
    raters: 3,
    scores: [amara, lucie, mateo].map((rater, index) => ({
      rater,
      score: scores[index] ?? null,
      comments: comments[index] ?? "",
    })),
  };
}

/** Jonas’s feedback in the story of the pictures. */
export const storyFeedback: Feedback = {
  session: { id: 12, title: "System design", start_time: "2026-11-24T13:00:00.000Z" },
  evaluatee: { attendee_id: 403, full_name: "Jonas Keller" },
  turn: { started_at: "2026-11-24T13:36:00.000Z", ended_at: "2026-11-24T13:54:00.000Z" },
  raters: [amara, lucie, mateo],
  pillars: [
    { pillar: "Expertise", self: 4, peers_mean: 5, raters: 3, comments: [] },
    { pillar: "Agilité", self: 5, peers_mean: 13 / 3, raters: 3, comments: [] },
    {
      pillar: "Collaboration",
      self: 4,
      peers_mean: 16 / 3,
      raters: 3,
      comments: [
        {
          rater: amara,
          score: 6,
          comment: "You repeated my constraint back to me before you answered. I knew you had heard it.",
        },
      ],
    },
    {
      pillar: "Leadership",
      self: 3,
      peers_mean: 13 / 3,
      raters: 3,
      comments: [
        {
          rater: lucie,
          score: 5,
          comment: "Calm when the load question came. You set the order of work and kept to it.",
        },
      ],
    },
    {
      pillar: "Innovation",
      self: 4,
      peers_mean: 11 / 3,
      raters: 3,
      comments: [
        {
          rater: mateo,
          score: 3,
          comment: "The design was sound. I would have liked one alternative to the queue, even a bad one.",
        },
      ],
    },
  ],
  questions: [
    question(1, "Understanding", "What would you ask before drawing anything?", [5, 6, 5]),
    question(
      2,
      "Structure",
      "Walk us through one alert, from the lab to the phone.",
      [5, 4, 5],
      ["Clear steps.", "", "Lost me once at the queue."],
    ),
    question(3, "Trade-offs", "Where could a message get lost, and how would you notice?", [3, 6, 4]),
    question(4, "Communication", "Explain your choice to the head of nursing.", [5, 5, 5]),
  ],
  comments: [],
  summary: {
    text: "You are stronger in the room than you think. Peers put Collaboration and Leadership more than a point above your own score: you asked for the constraints first and gave Lucie’s idea credit before building on it. Innovation is where to work next; all three wanted a second option before you chose.",
    source: "rules",
    try_next: {
      title: "Name two options, then choose one aloud.",
      text: "The Product sense workshop trains this.",
      workshop_key: "product_sense",
    },
  },
};

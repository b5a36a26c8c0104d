import { z } from "zod";
import { Id, named, StreamCursor, Timestamp } from "../../contract/shapes.ts";
import { Attendee } from "../attendees/contract.ts";
import { Evaluation } from "../evaluations/contract.ts";
import { Criterion } from "../modules/contract.ts";
import { SessionSummary } from "./contract.shapes.ts";

/** Whether I may score a question: still to be asked, asked while I was there, or not (LS-D5.7). */
const Hearing = named(
  "Hearing",
  z
    .enum(["AHEAD", "HEARD", "NOT_HEARD"])
    .describe(
      "Whether the caller may score a question: not asked yet, asked while they were there, or asked without them.",
    ),
);

/** A question (LS-3.5). The person in the hot seat sees only questions already asked. */
export const Question = named(
  "Question",
  z
    .object({
      id: Id.describe("Id of the question."),
      attendee_id: Id.describe("The person it is for, as `Attendee.id`."),
      number: z.number().int().describe("Place among this person's questions, from 1."),
      question_text: z.string().describe("The question, plain text."),
      criteria: Criterion,
      contextual_criteria_description: z
        .string()
        .describe("Signs of a good answer to this question, plain text; may be empty."),
      time_limit_sec: z.number().int().describe("Suggested time for the answer, in seconds."),
      hearing: Hearing,
      asked_from: Timestamp.nullable().describe("Time it was asked; null while it was not."),
      asked_until: Timestamp.nullable().describe(
        "Time the next part began; null while it was not asked or is still asked.",
      ),
    })
    .describe("A question for one person's turn. The person in the hot seat gets only those that were asked."),
);
export const PageData = named(
  "PageData",
  z
    .object({
      session: SessionSummary,
      attendees: z.array(Attendee).describe("People of the session, in seating order."),
      questions: z.array(Question).describe("Questions that the caller may read."),
      evaluation_criteria: z.array(Criterion).describe("Criteria of these questions, each once."),
      evaluations: z.array(Evaluation).describe("The caller's own evaluations in this session, drafts included."),
      stream_cursor: StreamCursor,
    })
    .describe("People, questions and criteria of a session, for those in it."),
);

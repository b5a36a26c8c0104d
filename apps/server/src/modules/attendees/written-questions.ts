import { eq } from "drizzle-orm";
import type { Content } from "../../content/content.ts";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import type { WrittenQuestion, WrittenScenario } from "../../platform/generation/check-output.ts";
import type { GenerationInputs } from "../../platform/generation/generation.ts";
import type { NewEvent } from "../events/server-event.ts";
import { SECTOR_LABELS } from "../sessions/sector-labels.ts";
import { contextEvent } from "../sessions/session-events.ts";
import type { SessionRow } from "../sessions/session-repository.ts";
import { type AttendeeRow, updateAttendee } from "./attendee-repository.ts";
import { QUESTIONS_PER_PERSON, scenariosFor } from "./compose.ts";
import { replanned } from "./people-changed.ts";
import { listQuestions, type QuestionRow } from "./question-repository.ts";
import { questions } from "./tables.ts";

/** Seconds for a question that is not from the bank; used in FREE mode only. */
const WRITTEN_TIME_LIMIT_SEC = 120;

export async function questionsOf(db: Db, attendee: AttendeeRow): Promise<QuestionRow[]> {
  const all = await listQuestions(db, attendee.sessionId);
  return all.filter((question) => question.attendeeId === attendee.id);
}

function basisOf(content: Content, session: SessionRow, attendee: AttendeeRow) {
  const found = content.workshop(session.workshopKey);
  if (!found) throw new Error(`the content has no workshop ${session.workshopKey}`);
  const { language } = session;
  const { module, workshop } = found;
  return {
    module,
    workshop,
    basis: {
      language,
      seed: `${session.seed}:${attendee.keycloakId}:${attendee.compositions + 1}`,
      workshop: { title: workshop.title[language], description: workshop.description[language] },
    },
  };
}

/** Input for a person's next questions; the first of their current ones is left out, so that the next ones differ. */
export function questionsInput(
  content: Content,
  session: SessionRow,
  attendee: AttendeeRow,
  had: readonly Pick<QuestionRow, "text">[],
): GenerationInputs["questions"] {
  const { module, workshop, basis } = basisOf(content, session, attendee);
  const { language } = session;
  const labelOf = (key: string) => module.criteria.find((one) => one.key === key)?.label[language] ?? key;
  return {
    ...basis,
    count: QUESTIONS_PER_PERSON,
    criteria: module.criteria.map(({ label, description }) => ({
      label: label[language],
      description: description[language],
    })),
    choices: workshop.questions
      .map(({ criterion, text }) => ({ criterion: labelOf(criterion), text: text[language] }))
      .filter(({ text }) => text !== had[0]?.text),
  };
}

/** Input for a person's next scenario: those of the sector, without the current one where there is another. */
export function scenarioInput(
  content: Content,
  session: SessionRow,
  attendee: AttendeeRow,
): GenerationInputs["scenario"] {
  const { workshop, basis } = basisOf(content, session, attendee);
  const { language, sector } = session;
  const fitting = scenariosFor(workshop, sector).map(({ title, text }) => ({
    title: title[language],
    text: text[language],
  }));
  const all = workshop.scenarios.map(({ title, text }) => ({ title: title[language], text: text[language] }));
  const choices = (fitting.length > 1 ? fitting : all).filter(({ title }) => title !== attendee.scenarioTitle);
  return { ...basis, sector: SECTOR_LABELS[sector][language], choices };
}

/** Replaces a person's questions. Call it with the session locked and the permission checked. */
export async function replaceQuestions(
  tx: Db,
  deps: Deps,
  session: SessionRow,
  attendee: AttendeeRow,
  written: readonly WrittenQuestion[],
  actor: string,
): Promise<NewEvent[]> {
  await tx.delete(questions).where(eq(questions.attendeeId, attendee.id));
  await tx.insert(questions).values(
    written.map((question, index) => ({
      ...rowOf(deps.content, session, question),
      sessionId: session.id,
      attendeeId: attendee.id,
      number: index + 1,
    })),
  );
  return compositionEvents(tx, deps, session, attendee, actor);
}

/** A question from the bank keeps the bank's data; another one takes its criterion's description. */
export function rowOf(content: Content, session: SessionRow, { criterion: label, text }: WrittenQuestion) {
  const found = content.workshop(session.workshopKey);
  const { language } = session;
  const criterion = found?.module.criteria.find((one) => one.label[language] === label);
  const known = found?.workshop.questions.find((one) => one.text[language] === text);
  return {
    text,
    criterionKey: criterion?.key ?? label,
    sourceKey: known?.id ?? "written",
    context: known?.context[language] ?? criterion?.description[language] ?? "",
    timeLimitSec: known?.timeLimitSeconds ?? WRITTEN_TIME_LIMIT_SEC,
  };
}

/** Replaces a person's scenario. Call it with the session locked and the permission checked. */
export async function replaceScenario(
  tx: Db,
  deps: Deps,
  session: SessionRow,
  attendee: AttendeeRow,
  { title, text }: WrittenScenario,
  actor: string,
): Promise<NewEvent[]> {
  await updateAttendee(tx, attendee.id, { scenarioTitle: title, scenarioText: text });
  return compositionEvents(tx, deps, session, attendee, actor);
}

/** The events when a person's scenario or questions have changed, and with them the plan. */
export async function compositionEvents(
  tx: Db,
  deps: Deps,
  session: SessionRow,
  attendee: AttendeeRow,
  actor: string,
): Promise<NewEvent[]> {
  await updateAttendee(tx, attendee.id, { compositions: attendee.compositions + 1 });
  return [contextEvent(attendee, actor), ...(await replanned(tx, deps, session, actor))];
}

import type { Draft, Offer } from "./evaluation.types";
import { answerOf, fieldsOf, withAnswer } from "./evaluation-rules";

/** One side of a merge: what it has now, and what it last had in common with the server. */
export interface Side {
  draft: Draft;
  base: Draft;
}

export interface Merged {
  draft: Draft;
  /** Text of theirs that the merged draft does not contain. */
  offers: Offer[];
}

/** One value of two: ours, unless only they changed it. */
function pick<Value>(ours: Value, ourBase: Value, theirs: Value, theirBase: Value): Value {
  const onlyTheyChanged = theirs !== theirBase && ours === ourBase && ourBase === theirBase;
  return onlyTheyChanged ? theirs : ours;
}

/** Texts this side sent itself, and texts that ours contains, are not worth offering back. */
function worthOffering(text: string, kept: string, sent: readonly string[]): boolean {
  return text.trim() !== "" && !kept.includes(text) && !sent.includes(text);
}

/** What of `theirs` would be lost beside `kept`; `sent` are drafts of ours whose answer never came. */
function offersOf(kept: Draft, theirs: Side, sent: readonly Draft[]): Offer[] {
  const offers: Offer[] = [];
  const { draft, base } = theirs;
  if (
    draft.overall !== base.overall &&
    worthOffering(
      draft.overall,
      kept.overall,
      sent.map((each) => each.overall),
    )
  ) {
    offers.push({ field: "overall", text: draft.overall, score: null });
  }
  for (const id of fieldsOf(draft)) {
    const [own, other, otherBase] = [answerOf(kept, id), answerOf(draft, id), answerOf(base, id)];
    const sentHere = sent.map((each) => answerOf(each, id));
    const comments = sentHere.map((each) => each.comment);
    const hasText = other.comment !== otherBase.comment && worthOffering(other.comment, own.comment, comments);
    const scored = other.score !== otherBase.score && other.score !== null && other.score !== own.score;
    const hasScore = scored && !sentHere.some((each) => each.score === other.score);
    if (hasText || hasScore)
      offers.push({ field: id, text: hasText ? other.comment : "", score: hasScore ? other.score : null });
  }
  return offers;
}

/**
 * Two versions of one draft into one, field by field. What only one side changed is taken from there; where both did,
 * ours stays and theirs is offered back.
 */
export function mergeDrafts(ours: Side, theirs: Side, sent: readonly Draft[] = []): Merged {
  let draft: Draft = {
    ...ours.draft,
    overall: pick(ours.draft.overall, ours.base.overall, theirs.draft.overall, theirs.base.overall),
  };
  for (const id of fieldsOf(theirs.draft)) {
    const [own, ownBase] = [answerOf(ours.draft, id), answerOf(ours.base, id)];
    const [other, otherBase] = [answerOf(theirs.draft, id), answerOf(theirs.base, id)];
    draft = withAnswer(draft, id, {
      score: pick(own.score, ownBase.score, other.score, otherBase.score),
      comment: pick(own.comment, ownBase.comment, other.comment, otherBase.comment),
    });
  }
  return { draft, offers: offersOf(draft, theirs, sent) };
}

/** What this side wrote that a final version does not contain. */
export function leftOver(final: Draft, ours: Side): Offer[] {
  return offersOf(final, ours, []);
}

/** Both lists without repetition. */
export function joinOffers(known: readonly Offer[], more: readonly Offer[]): Offer[] {
  const isKnown = (offer: Offer) =>
    known.some((other) => other.field === offer.field && other.text === offer.text && other.score === offer.score);
  return [...known, ...more.filter((offer) => !isKnown(offer))];
}

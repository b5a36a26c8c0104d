import type { Draft, Offer } from "./evaluation.types";
import { answerOf, fieldsOf, withAnswer } from "./evaluation-rules";

/** One side of a merge: its current draft, and its last version in common with the server. */
export interface Side {
  draft: Draft;
  base: Draft;
}

export interface Merged {
  draft: Draft;
  /** Text of theirs that the merged draft does not contain. */
  offers: Offer[];
}

/** Returns our value, unless only the other side changed it. */
function pick<Value>(ours: Value, ourBase: Value, theirs: Value, theirBase: Value): Value {
  const onlyTheyChanged = theirs !== theirBase && ours === ourBase && ourBase === theirBase;
  return onlyTheyChanged ? theirs : ours;
}

/** Texts this side sent itself, and texts that ours contains, are not worth offering back. */
function worthOffering(text: string, kept: string, sent: readonly string[]): boolean {
  return text.trim() !== "" && !kept.includes(text) && !sent.includes(text);
}

/** Returns the parts of `theirs` that `kept` does not contain. `sent`: our drafts that got no response from the server. */
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
 * Merges two versions of one draft, field by field. A field that only one side changed takes that side's value; a field that
 * both changed keeps ours, and theirs becomes an offer.
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

/** Returns the parts of our draft that a final version does not contain. */
export function leftOver(final: Draft, ours: Side): Offer[] {
  return offersOf(final, ours, []);
}

/** Both lists without repetition. */
export function joinOffers(known: readonly Offer[], more: readonly Offer[]): Offer[] {
  const isKnown = (offer: Offer) =>
    known.some((other) => other.field === offer.field && other.text === offer.text && other.score === offer.score);
  return [...known, ...more.filter((offer) => !isKnown(offer))];
}

import { createAutosave, type SaveAnswer } from "@hotseat/core/autosave";
import { readable } from "@hotseat/core/store";
import { createStore } from "zustand/vanilla";
import type { Draft, Offer, PanelQuestion, StoredEvaluation } from "./evaluation.types";
import { openingOf, restingStatus } from "./evaluation-opening";
import { AUTOSAVE_DELAY_MS, RETRY_DELAY_MS } from "./evaluation-panel.constants";
import {
  EMPTY_DRAFT,
  fieldsOf,
  isTooLong,
  orphansOf,
  sameDraft,
  sendable,
  withAnswer,
  withOffer,
  withoutFields,
} from "./evaluation-rules";
import type { EvaluationState, EvaluationStore, EvaluationStoreOptions } from "./evaluation-store.types";
import { joinOffers, leftOver, mergeDrafts } from "./merge-drafts";

/** Drafts remembered whose answer never came. */
const UNANSWERED_MAX = 50;

/** One person's evaluation of another: what is on the screen, kept on this device and at the server. Nothing typed is lost. */
export function createEvaluationStore({ port, keeper, clock, stored }: EvaluationStoreOptions): EvaluationStore {
  let revision = 0;
  let savedRevision = 0;
  let unanswered: Draft[] = [];
  let cancelKeep: (() => void) | null = null;
  /** Null while nobody has said which questions there are. */
  let questions: readonly Pick<PanelQuestion, "id" | "hearing">[] | null = null;
  /** How the words go out next. A submission that reached nobody stays one until it is answered or something is changed. */
  let wish: "DRAFT" | "SUBMITTED" = "DRAFT";
  /** How they are asked to go out, before they do. */
  let wanted: "DRAFT" | "SUBMITTED" | null = null;
  /** What is on its way. */
  let sent: { readonly status: "DRAFT" | "SUBMITTED"; readonly revision: number } | null = null;
  const autosave = createAutosave<StoredEvaluation>({
    clock,
    delayMs: AUTOSAVE_DELAY_MS,
    retryMs: RETRY_DELAY_MS,
    stored,
    isNewer: (version, base) => version.updatedAt > base.updatedAt,
    send,
    onSaved,
    onChanged,
    onFailed,
  });
  const opening = openingOf(stored, keeper.read());
  const store = createStore<EvaluationState>(() => opening.state);
  if (opening.kept === "forget") keeper.forget();
  if (opening.kept === "unsaved" || opening.kept === "unsubmitted") {
    revision = 1;
    wish = opening.kept === "unsubmitted" ? "SUBMITTED" : "DRAFT";
  }

  const { getState, setState } = store;
  const isDirty = () => revision !== savedRevision;
  const isFinal = () => autosave.base()?.status === "SUBMITTED";

  /** Writes to this device. What another tab kept there meanwhile is merged in first. */
  function keep(): boolean {
    cancelKeep?.();
    cancelKeep = null;
    const { draft, offers } = getState();
    if (!isDirty() && offers.length === 0 && wish === "DRAFT") {
      keeper.forget();
      return true;
    }
    const base = autosave.base();
    const outcome = keeper.write({
      draft,
      base: base && { updatedAt: base.updatedAt, draft: base.draft },
      offers: [...offers],
      ...(wish === "SUBMITTED" && { submits: true }),
    });
    if (outcome.kind !== "other-tab") return outcome.kind === "written";
    const ours = { draft, base: base?.draft ?? EMPTY_DRAFT };
    const theirs = { draft: outcome.theirs.draft, base: outcome.theirs.base?.draft ?? EMPTY_DRAFT };
    take(mergeDrafts(ours, theirs), outcome.theirs.offers);
    return keep();
  }

  function take(merged: { draft: Draft; offers: Offer[] }, alsoOffered: readonly Offer[]): void {
    const { draft, offers } = getState();
    const changed = !sameDraft(merged.draft, draft);
    if (changed) changedWords();
    setState({ draft: merged.draft, offers: joinOffers(offers, [...merged.offers, ...alsoOffered]) });
    if (changed && !autosave.isSaving()) autosave.schedule();
  }

  /** These are not the words somebody may have submitted: they go out as a draft, to be looked at. */
  function changedWords(): void {
    revision += 1;
    wish = "DRAFT";
  }

  function edit(draft: Draft): void {
    const { status, draft: before } = getState();
    if (isFinal() || (status.kind === "saving" && status.submitting) || sameDraft(draft, before)) return;
    changedWords();
    setState({ draft, status: status.kind === "saving" || status.kind === "offline" ? status : { kind: "editing" } });
    cancelKeep ??= clock.after(AUTOSAVE_DELAY_MS, keep);
    autosave.schedule();
  }

  /** Sends at once; while a save is on its way, after its answer. */
  function request(status: "DRAFT" | "SUBMITTED"): Promise<void> {
    if (isFinal()) return Promise.resolve();
    wanted = wanted === "SUBMITTED" ? wanted : status;
    if (autosave.isSaving() && wanted === "SUBMITTED") setState({ status: { kind: "saving", submitting: true } });
    return autosave.flush();
  }

  function send(base: StoredEvaluation | null): Promise<SaveAnswer<StoredEvaluation>> | null {
    const status = wanted ?? wish;
    wanted = null;
    if (isFinal()) return null;
    if (isTooLong(getState().draft)) {
      keep();
      setState({ status: { kind: "failed", reason: { code: "too_long" } } });
      return null;
    }
    wish = status;
    // A page that goes away before the answer finds the submission again, not only its words.
    if (wish === "SUBMITTED") keep();
    // Another tab's words may have been merged in: then it goes out as a draft.
    sent = { status: wish, revision };
    const { draft } = getState();
    if (unanswered.at(-1) !== draft) unanswered = [...unanswered, draft].slice(-UNANSWERED_MAX);
    const submitting = sent.status === "SUBMITTED";
    if (submitting || getState().status.kind !== "offline") setState({ status: { kind: "saving", submitting } });
    return port.save({
      draft: questions ? sendable(draft, questions) : draft,
      status: sent.status,
      baseUpdatedAt: base?.updatedAt ?? null,
      evaluationId: base?.id ?? null,
    });
  }

  function onSaved(base: StoredEvaluation): void {
    wish = "DRAFT";
    savedRevision = sent?.revision ?? savedRevision;
    sent = null;
    unanswered = [];
    setState({ status: isDirty() ? { kind: "editing" } : restingStatus(base) });
    keep();
    letGo();
  }

  /** Merges a newer version of the server into what is on the screen. What was being sent goes out again on top of it. */
  function onChanged(current: StoredEvaluation | null, before: StoredEvaluation | null): void {
    const { draft } = getState();
    if (current) merge(current, before);
    const submits = sent?.status === "SUBMITTED" || wanted === "SUBMITTED";
    if (sent) wanted = submits && sameDraft(draft, getState().draft) ? "SUBMITTED" : "DRAFT";
    sent = null;
    letGo();
  }

  function merge(current: StoredEvaluation, before: StoredEvaluation | null): void {
    const { draft, offers } = getState();
    const ours = { draft, base: before?.draft ?? EMPTY_DRAFT };
    const wasDirty = isDirty();
    const merged = mergeDrafts(ours, { draft: current.draft, base: ours.base }, unanswered);
    unanswered = [];
    if (current.status === "SUBMITTED") {
      const lost = wasDirty ? leftOver(current.draft, ours) : [];
      savedRevision = revision;
      setState({ draft: current.draft, offers: joinOffers(offers, lost), status: restingStatus(current) });
    } else {
      if (!sameDraft(merged.draft, draft)) wish = "DRAFT";
      setState({ draft: merged.draft, offers: joinOffers(offers, merged.offers) });
      if (!wasDirty && wish === "DRAFT") setState({ status: restingStatus(current) });
    }
    keep();
  }

  function onFailed(answer: Extract<SaveAnswer<StoredEvaluation>, { kind: "refused" | "unreachable" }>): void {
    sent = null;
    if (answer.kind === "refused") {
      wish = "DRAFT";
      keep();
      setState({ status: { kind: "failed", reason: { code: "refused", message: answer.message } } });
    } else setState({ status: { kind: "offline", kept: keep() } });
    letGo();
  }

  /** Moves what is written about questions that are gone to the offers; a draft on its way is let through first. */
  function letGo(): void {
    if (!questions || questions.length === 0 || isFinal() || autosave.isSaving()) return;
    const { draft, offers } = getState();
    const known = new Set(questions.map(({ id }) => id));
    const gone = fieldsOf(draft).filter((field) => typeof field === "number" && !known.has(field));
    if (gone.length === 0) return;
    setState({ offers: joinOffers(offers, orphansOf(draft, questions)) });
    edit(withoutFields(draft, gone));
  }

  function flush(): Promise<void> {
    keep();
    return isDirty() || wish === "SUBMITTED" ? request(wish) : Promise.resolve();
  }

  return {
    ...readable(store),
    editAnswer: (questionId, change) => edit(withAnswer(getState().draft, questionId, change)),
    editOverall: (overall) => edit({ ...getState().draft, overall }),
    saveDraft: () => void request("DRAFT"),
    submit: () => void request("SUBMITTED"),
    settleOffer(offer, answer) {
      setState({ offers: getState().offers.filter((other) => other !== offer) });
      if (answer === "take" && !isFinal()) edit(withOffer(getState().draft, offer));
      keep();
    },
    receive: autosave.receive,
    receiveQuestions(now) {
      questions = now;
      letGo();
    },
    retry() {
      if (getState().status.kind === "offline" || (isDirty() && !autosave.isSaving())) void request(wish);
    },
    start() {
      if (isDirty() || wish === "SUBMITTED") autosave.schedule(0);
    },
    flush,
    dispose() {
      keep();
      autosave.dispose();
    },
  };
}

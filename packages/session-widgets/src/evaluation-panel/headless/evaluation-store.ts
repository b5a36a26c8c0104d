import type { EvaluationStatus as StoredStatus } from "@hotseat/api-client/types";
import { createAutosave, type SaveReply } from "@hotseat/core/autosave";
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
  sendableDraft,
  withAnswer,
  withOffer,
  withoutFields,
} from "./evaluation-rules";
import type { EvaluationState, EvaluationStore, EvaluationStoreOptions } from "./evaluation-store.types";
import { joinOffers, leftOver, mergeDrafts } from "./merge-drafts";

/** The number of drafts without a response that are remembered. */
const UNANSWERED_MAX = 50;

/** One person's evaluation of another: what is on the screen, kept on this device and at the server. Nothing typed is lost. */
export function createEvaluationStore({ port, keeper, clock, stored }: EvaluationStoreOptions): EvaluationStore {
  let revision = 0;
  let savedRevision = 0;
  let unanswered: Draft[] = [];
  let cancelKeep: (() => void) | null = null;
  /** Null until the questions are known. */
  let questions: readonly Pick<PanelQuestion, "id" | "hearing">[] | null = null;
  /** The status of the next save. A submission without a response stays one until the response arrives or the draft changes. */
  let nextStatus: StoredStatus = "DRAFT";
  /** The status requested for the next save before it starts; null for none. */
  let requestedStatus: StoredStatus | null = null;
  /** The save that is under way; null for none. */
  let sent: { readonly status: StoredStatus; readonly revision: number } | null = null;
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
  if (opening.kept === "unsaved" || opening.kept === "unsubmitted") {
    revision = 1;
    nextStatus = opening.kept === "unsubmitted" ? "SUBMITTED" : "DRAFT";
  }

  const { getState, setState } = store;
  const isDirty = () => revision !== savedRevision;
  const isFinal = () => autosave.base()?.status === "SUBMITTED";

  /** Writes to this device, after merging another tab's newer draft. */
  function keep(): boolean {
    cancelKeep?.();
    cancelKeep = null;
    const { draft, offers } = getState();
    if (!isDirty() && offers.length === 0 && nextStatus === "DRAFT") {
      keeper.forget();
      return true;
    }
    const base = autosave.base();
    const outcome = keeper.write({
      draft,
      base: base && { updatedAt: base.updatedAt, draft: base.draft },
      offers: [...offers],
      ...(nextStatus === "SUBMITTED" && { submits: true }),
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

  /** The text differs from a submitted one: it is saved as a draft, for review. */
  function changedWords(): void {
    revision += 1;
    nextStatus = "DRAFT";
  }

  function edit(draft: Draft): void {
    const { status, draft: before } = getState();
    if (isFinal() || (status.kind === "saving" && status.submitting) || sameDraft(draft, before)) return;
    changedWords();
    setState({ draft, status: status.kind === "saving" || status.kind === "offline" ? status : { kind: "editing" } });
    cancelKeep ??= clock.after(AUTOSAVE_DELAY_MS, keep);
    autosave.schedule();
  }

  /** Sends now, or after the response of a save that is under way. */
  function request(status: StoredStatus): Promise<void> {
    if (isFinal()) return Promise.resolve();
    requestedStatus = requestedStatus === "SUBMITTED" ? requestedStatus : status;
    if (autosave.isSaving() && requestedStatus === "SUBMITTED")
      setState({ status: { kind: "saving", submitting: true } });
    return autosave.flush();
  }

  function send(base: StoredEvaluation | null): Promise<SaveReply<StoredEvaluation>> | null {
    const status = requestedStatus ?? nextStatus;
    requestedStatus = null;
    if (isFinal()) return null;
    if (isTooLong(getState().draft)) {
      keep();
      setState({ status: { kind: "failed", reason: { code: "too_long" } } });
      return null;
    }
    nextStatus = status;
    // A page that closes before the response restores the submission, not only its text.
    if (nextStatus === "SUBMITTED") keep();
    // If another tab's text was merged in, the save becomes a draft.
    sent = { status: nextStatus, revision };
    const { draft } = getState();
    if (unanswered.at(-1) !== draft) unanswered = [...unanswered, draft].slice(-UNANSWERED_MAX);
    const submitting = sent.status === "SUBMITTED";
    if (submitting || getState().status.kind !== "offline") setState({ status: { kind: "saving", submitting } });
    return port.save({
      draft: questions ? sendableDraft(draft, questions) : draft,
      status: sent.status,
      baseUpdatedAt: base?.updatedAt ?? null,
      evaluationId: base?.id ?? null,
    });
  }

  function onSaved(base: StoredEvaluation): void {
    nextStatus = "DRAFT";
    savedRevision = sent?.revision ?? savedRevision;
    sent = null;
    unanswered = [];
    setState({ status: isDirty() ? { kind: "editing" } : restingStatus(base) });
    keep();
    letGo();
  }

  /** Merges a newer server version into the draft. A save that was under way is sent again on top of it. */
  function onChanged(current: StoredEvaluation | null, before: StoredEvaluation | null): void {
    const { draft } = getState();
    if (current) merge(current, before);
    const submits = sent?.status === "SUBMITTED" || requestedStatus === "SUBMITTED";
    if (sent) requestedStatus = submits && sameDraft(draft, getState().draft) ? "SUBMITTED" : "DRAFT";
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
      if (!sameDraft(merged.draft, draft)) nextStatus = "DRAFT";
      setState({ draft: merged.draft, offers: joinOffers(offers, merged.offers) });
      if (!wasDirty && nextStatus === "DRAFT") setState({ status: restingStatus(current) });
    }
    keep();
  }

  function onFailed(reply: Extract<SaveReply<StoredEvaluation>, { kind: "refused" | "unreachable" }>): void {
    sent = null;
    if (reply.kind === "refused") {
      nextStatus = "DRAFT";
      keep();
      setState({ status: { kind: "failed", reason: { code: "refused", message: reply.message } } });
    } else setState({ status: { kind: "offline", kept: keep() } });
    letGo();
  }

  /** Moves the answers to removed questions to the offers, after a draft that is under way. */
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
    return isDirty() || nextStatus === "SUBMITTED" ? request(nextStatus) : Promise.resolve();
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
      if (getState().status.kind === "offline" || (isDirty() && !autosave.isSaving())) void request(nextStatus);
    },
    start() {
      if (opening.kept === "forget" && !isDirty()) keeper.forget();
      if (isDirty() || nextStatus === "SUBMITTED") autosave.schedule(0);
    },
    flush,
    dispose() {
      keep();
      autosave.dispose();
    },
  };
}

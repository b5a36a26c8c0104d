import type { Draft, Offer, PanelQuestion, SaveAnswer, StoredEvaluation } from "./evaluation.types";
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
export function createEvaluationStore({ port, keeper, timer, stored }: EvaluationStoreOptions): EvaluationStore {
  const listeners = new Set<() => void>();
  const stops: Partial<Record<"keep" | "save", () => void>> = {};
  let base: StoredEvaluation | null = stored;
  let revision = 0;
  let savedRevision = 0;
  let unanswered: Draft[] = [];
  let sending = false;
  let disposed = false;
  let wantsSave: "DRAFT" | "SUBMITTED" | null = null;
  let arrived: StoredEvaluation | null = null;
  /** Null while nobody has said which questions there are. */
  let questions: readonly Pick<PanelQuestion, "id" | "hearing">[] | null = null;
  /** How the words go out next. A submission that reached nobody stays one until it is answered or something is changed. */
  let wish: "DRAFT" | "SUBMITTED" = "DRAFT";
  const opening = openingOf(base, keeper.read());
  let state: EvaluationState = opening.state;
  if (opening.kept === "forget") keeper.forget();
  if (opening.kept === "unsaved" || opening.kept === "unsubmitted") {
    revision = 1;
    wish = opening.kept === "unsubmitted" ? "SUBMITTED" : "DRAFT";
    plan("save", 0, () => send(wish));
  }

  const isDirty = () => revision !== savedRevision;
  const isFinal = () => base?.status === "SUBMITTED";

  function publish(change: Partial<EvaluationState>): void {
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener();
  }

  function plan(what: "keep" | "save", delayMs: number, task: () => void): void {
    if (disposed) return;
    stops[what]?.();
    stops[what] = timer.after(delayMs, () => {
      delete stops[what];
      task();
    });
  }

  function cancel(what: "keep" | "save"): void {
    stops[what]?.();
    delete stops[what];
  }

  /** Writes to this device. What another tab kept there meanwhile is merged in first. */
  function keep(): boolean {
    cancel("keep");
    if (!isDirty() && state.offers.length === 0 && wish === "DRAFT") {
      keeper.forget();
      return true;
    }
    const kept = {
      draft: state.draft,
      base: base && { updatedAt: base.updatedAt, draft: base.draft },
      offers: [...state.offers],
      ...(wish === "SUBMITTED" && { submits: true }),
    };
    const outcome = keeper.write(kept);
    if (outcome.kind !== "other-tab") return outcome.kind === "written";
    const ours = { draft: state.draft, base: base?.draft ?? EMPTY_DRAFT };
    const theirs = { draft: outcome.theirs.draft, base: outcome.theirs.base?.draft ?? EMPTY_DRAFT };
    take(mergeDrafts(ours, theirs), outcome.theirs.offers);
    return keep();
  }

  function take(merged: { draft: Draft; offers: Offer[] }, alsoOffered: readonly Offer[] = []): void {
    const changed = !sameDraft(merged.draft, state.draft);
    if (changed) changedWords();
    publish({ draft: merged.draft, offers: joinOffers(state.offers, [...merged.offers, ...alsoOffered]) });
    if (changed && !sending) plan("save", AUTOSAVE_DELAY_MS, () => send("DRAFT"));
  }

  /** These are not the words somebody may have submitted: they go out as a draft, to be looked at. */
  function changedWords(): void {
    revision += 1;
    wish = "DRAFT";
  }

  function edit(draft: Draft): void {
    const { status } = state;
    if (isFinal() || (status.kind === "saving" && status.submitting) || sameDraft(draft, state.draft)) return;
    changedWords();
    publish({ draft, status: status.kind === "saving" || status.kind === "offline" ? status : { kind: "editing" } });
    if (!stops.keep) plan("keep", AUTOSAVE_DELAY_MS, keep);
    plan("save", AUTOSAVE_DELAY_MS, () => send("DRAFT"));
  }

  async function send(status: "DRAFT" | "SUBMITTED"): Promise<void> {
    cancel("save");
    if (isFinal()) return;
    if (sending) {
      wantsSave = wantsSave === "SUBMITTED" ? wantsSave : status;
      if (wantsSave === "SUBMITTED") publish({ status: { kind: "saving", submitting: true } });
      return;
    }
    if (isTooLong(state.draft)) {
      keep();
      publish({ status: { kind: "failed", reason: { code: "too_long" } } });
      return;
    }
    sending = true;
    wish = status;
    // A page that goes away before the answer finds the submission again, not only its words.
    if (wish === "SUBMITTED") keep();
    // Another tab's words may have been merged in: then it goes out as a draft.
    const sentAs = wish;
    const draft = state.draft;
    const sentRevision = revision;
    if (unanswered.at(-1) !== draft) unanswered = [...unanswered, draft].slice(-UNANSWERED_MAX);
    if (sentAs === "SUBMITTED" || state.status.kind !== "offline")
      publish({ status: { kind: "saving", submitting: sentAs === "SUBMITTED" } });
    const answer = await port.save({
      draft: questions ? sendable(draft, questions) : draft,
      status: sentAs,
      baseUpdatedAt: base?.updatedAt ?? null,
      evaluationId: base?.id ?? null,
    });
    sending = false;
    settle(answer, sentAs, sentRevision);
    goOn();
  }

  function settle(answer: SaveAnswer, status: "DRAFT" | "SUBMITTED", sentRevision: number): void {
    switch (answer.kind) {
      case "saved":
        base = answer.evaluation;
        wish = "DRAFT";
        savedRevision = sentRevision;
        unanswered = [];
        publish({ status: isDirty() ? { kind: "editing" } : restingStatus(base) });
        keep();
        return;
      case "changed": {
        const before = state.draft;
        const submits = status === "SUBMITTED" || wantsSave === "SUBMITTED";
        adopt(answer.current);
        wantsSave = submits && sameDraft(before, state.draft) ? "SUBMITTED" : "DRAFT";
        return;
      }
      case "refused":
        wish = "DRAFT";
        keep();
        publish({ status: { kind: "failed", reason: { code: "refused", message: answer.message } } });
        return;
      case "unreachable":
        publish({ status: { kind: "offline", kept: keep() } });
        plan("save", RETRY_DELAY_MS, () => send(wish));
    }
  }

  /** Makes a newer version of the server the base and merges it into what is on the screen. */
  function adopt(current: StoredEvaluation): void {
    const ours = { draft: state.draft, base: base?.draft ?? EMPTY_DRAFT };
    const wasDirty = isDirty();
    const merged = mergeDrafts(ours, { draft: current.draft, base: ours.base }, unanswered);
    base = current;
    unanswered = [];
    if (current.status === "SUBMITTED") {
      const lost = wasDirty ? leftOver(current.draft, ours) : [];
      savedRevision = revision;
      publish({ draft: current.draft, offers: joinOffers(state.offers, lost), status: restingStatus(base) });
    } else {
      if (!sameDraft(merged.draft, state.draft)) wish = "DRAFT";
      publish({ draft: merged.draft, offers: joinOffers(state.offers, merged.offers) });
      if (!wasDirty && wish === "DRAFT") publish({ status: restingStatus(base) });
    }
    keep();
  }

  /** Moves what is written about questions that are gone to the offers; a draft on its way is let through first. */
  function letGo(): void {
    if (!questions || questions.length === 0 || isFinal() || sending) return;
    const known = new Set(questions.map(({ id }) => id));
    const gone = fieldsOf(state.draft).filter((field) => typeof field === "number" && !known.has(field));
    if (gone.length === 0) return;
    publish({ offers: joinOffers(state.offers, orphansOf(state.draft, questions)) });
    edit(withoutFields(state.draft, gone));
  }

  /** After an answer: what arrived meanwhile, then what was wanted meanwhile. */
  function goOn(): void {
    const stored = arrived;
    const status = wantsSave;
    arrived = null;
    wantsSave = null;
    if (stored) receive(stored);
    letGo();
    if (status && !isFinal()) void send(status);
  }

  function receive(current: StoredEvaluation): void {
    if (sending) arrived = current;
    else if (!base || current.updatedAt > base.updatedAt) adopt(current);
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    editAnswer: (questionId, change) => edit(withAnswer(state.draft, questionId, change)),
    editOverall: (overall) => edit({ ...state.draft, overall }),
    saveDraft: () => void send("DRAFT"),
    submit: () => void send("SUBMITTED"),
    settleOffer(offer, answer) {
      publish({ offers: state.offers.filter((other) => other !== offer) });
      if (answer === "take" && !isFinal()) edit(withOffer(state.draft, offer));
      keep();
    },
    receive,
    receiveQuestions(now) {
      questions = now;
      letGo();
    },
    retry: () => {
      if (state.status.kind === "offline" || (isDirty() && !sending)) void send(wish);
    },
    flush() {
      keep();
      if (isDirty() || wish === "SUBMITTED") void send(wish);
    },
    dispose() {
      keep();
      if (isDirty() || wish === "SUBMITTED") void send(wish);
      cancel("save");
      disposed = true;
      listeners.clear();
    },
  };
}

import { acceptEvaluation, pageDataQuery } from "@hotseat/api-client/queries";
import type { Evaluation } from "@hotseat/api-client/types";
import { systemClock } from "@hotseat/core/clock";
import { browserStorage } from "@hotseat/core/storage";
import { type SessionStorePorts, useConnectionStatus, useSessionStore } from "@hotseat/react";
import { useEffect } from "react";
import { useStore } from "zustand";
import { pillarDraftKey } from "../../pillar-rating/headless";
import { sessionSettings, startSafetySave } from "../../session-settings/headless";
import { createDraftKeeper, createEvaluationStore, type EvaluationStore, type PanelQuestion } from "../headless";
import { draftKey } from "../headless/kept-draft";
import { createEvaluationPort, toStored } from "./evaluation-port";
import { keeperWithPillars } from "./former-pillars";
import { notifySaved } from "./saved-evaluations";

export interface EvaluationOf {
  sessionId: number;
  evaluateeId: number;
  keycloakId: string;
  /** The viewer's evaluation of this person in the page data. */
  stored: Evaluation | undefined;
  /** The person's questions in the page data. */
  questions: readonly PanelQuestion[];
}

/** Creates the store for one evaluation. The first version opens it; the store receives later ones. */
function open(
  { client, queryClient }: SessionStorePorts,
  key: string,
  { sessionId, evaluateeId, keycloakId, stored }: EvaluationOf,
): EvaluationStore {
  const onRefused = () => void queryClient.invalidateQueries({ queryKey: pageDataQuery(client, sessionId).queryKey });
  const onStored = (saved: Evaluation) => {
    acceptEvaluation(queryClient, saved);
    notifySaved(queryClient, saved);
  };
  const storage = browserStorage("localStorage");
  const keeper = createDraftKeeper({
    storage,
    key,
    newStamp: () => crypto.getRandomValues(new Uint32Array(4)).join("-"),
  });
  const opensWith = stored ? toStored(stored) : null;
  const withPillars = keeperWithPillars({
    storage,
    key: pillarDraftKey({ sessionId, evaluateeId, keycloakId }),
    keeper,
    stored: opensWith,
  });
  const store = createEvaluationStore({
    port: createEvaluationPort({ client, sessionId, evaluateeId, onStored, onRefused }),
    keeper: withPillars ?? keeper,
    clock: systemClock,
    stored: opensWith,
  });
  // The flush moves the former draft to its new place; making the store writes nothing.
  return withPillars ? { ...store, start: () => void store.flush() } : store;
}

/** Returns the page's single store for this evaluation, in sync with the server; saves before the page closes. */
export function useEvaluationStore(evaluation: EvaluationOf): EvaluationStore {
  const connection = useConnectionStatus();
  const { stored, questions } = evaluation;
  const key = draftKey(evaluation);
  const store = useSessionStore(evaluation.sessionId, key, (ports) => open(ports, key, evaluation));

  useEffect(() => {
    if (stored) store.receive(toStored(stored));
  }, [store, stored]);

  useEffect(() => {
    store.receiveQuestions(questions);
  }, [store, questions]);

  useEffect(() => {
    if (connection === "connected") store.retry();
  }, [store, connection]);

  const { autoSaveInterval } = useStore(sessionSettings());
  useEffect(() => startSafetySave(systemClock, autoSaveInterval, () => void store.flush()), [store, autoSaveInterval]);

  useEffect(() => {
    const flush = () => void store.flush();
    const retry = () => store.retry();
    globalThis.addEventListener("pagehide", flush);
    globalThis.addEventListener("online", retry);
    return () => {
      globalThis.removeEventListener("pagehide", flush);
      globalThis.removeEventListener("online", retry);
      void store.flush();
    };
  }, [store]);

  return store;
}

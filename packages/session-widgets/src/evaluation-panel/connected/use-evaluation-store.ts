import { acceptEvaluation, pageDataQuery } from "@hotseat/api-client/queries";
import type { Evaluation } from "@hotseat/api-client/types";
import { systemClock } from "@hotseat/core/clock";
import { browserStorage } from "@hotseat/core/storage";
import { type SessionStorePorts, useConnectionStatus, useSessionStore } from "@hotseat/react";
import { useEffect } from "react";
import { useStore } from "zustand";
import { pillarDraftKey } from "../../pillar-rating/headless";
import { sessionSettings, startSafetySave } from "../../session-settings/headless";
import {
  createDraftKeeper,
  createEvaluationStore,
  draftKey,
  type EvaluationStore,
  type PanelQuestion,
} from "../headless";
import { tellSaved } from "../headless/saved-evaluations";
import { createEvaluationPort, toStored } from "./evaluation-port";
import { takeOverPillars } from "./former-pillars";

export interface EvaluationOf {
  sessionId: number;
  evaluateeId: number;
  keycloakId: string;
  /** My evaluation of this person as the page's data has it. */
  stored: Evaluation | undefined;
  /** The person's questions as the page's data has them. */
  questions: readonly PanelQuestion[];
}

/** The store for one evaluation; the version it opens with counts once, later ones are received. */
function open(
  { client, queryClient }: SessionStorePorts,
  key: string,
  { sessionId, evaluateeId, keycloakId, stored }: EvaluationOf,
): EvaluationStore {
  const onRefused = () => void queryClient.invalidateQueries({ queryKey: pageDataQuery(client, sessionId).queryKey });
  const onStored = (saved: Evaluation) => {
    acceptEvaluation(queryClient, saved);
    tellSaved(queryClient, saved);
  };
  const storage = browserStorage("localStorage");
  const keeper = createDraftKeeper({
    storage,
    key,
    newStamp: () => crypto.getRandomValues(new Uint32Array(4)).join("-"),
  });
  const opensWith = stored ? toStored(stored) : null;
  takeOverPillars({
    storage,
    key: pillarDraftKey({ sessionId, evaluateeId, keycloakId }),
    keeper,
    stored: opensWith,
  });
  return createEvaluationStore({
    port: createEvaluationPort({ client, sessionId, evaluateeId, onStored, onRefused }),
    keeper,
    clock: systemClock,
    stored: opensWith,
  });
}

/** The one store for this evaluation on this page, kept true to the server and safe when the page goes away. */
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

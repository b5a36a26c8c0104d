import { type HotseatClient, systemClock } from "@hotseat/api-client";
import { acceptEvaluation } from "@hotseat/api-client/queries";
import type { Evaluation } from "@hotseat/api-client/types";
import { useConnectionStatus, useHotseat } from "@hotseat/react";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { browserStorage } from "../device-storage";
import { useStore } from "../room/headless";
import { sessionSettings, startSafetySave } from "../session-settings/headless";
import { createEvaluationPort, toStored } from "./evaluation-port";
import { createDraftKeeper, createEvaluationStore, draftKey, type EvaluationStore } from "./headless";

export interface EvaluationOf {
  sessionId: number;
  evaluateeId: number;
  keycloakId: string;
  /** My evaluation of this person as the page's data has it. */
  stored: Evaluation | undefined;
}

/** Stores live as long as the page, so that a save on its way ends well when another person is chosen. */
const opened = new WeakMap<QueryClient, Map<string, EvaluationStore>>();

/** The page's store for one evaluation; the version it opens with counts once, later ones are received. */
function storeOf(
  client: HotseatClient,
  queryClient: QueryClient,
  key: string,
  evaluation: EvaluationOf,
): EvaluationStore {
  const mine = opened.get(queryClient) ?? new Map<string, EvaluationStore>();
  opened.set(queryClient, mine);
  const known = mine.get(key);
  if (known) return known;
  const { sessionId, evaluateeId, stored } = evaluation;
  const onStored = (saved: Evaluation) => acceptEvaluation(queryClient, saved);
  const made = createEvaluationStore({
    port: createEvaluationPort({ client, sessionId, evaluateeId, onStored }),
    keeper: createDraftKeeper({
      storage: browserStorage("localStorage"),
      key,
      newStamp: () => crypto.getRandomValues(new Uint32Array(4)).join("-"),
    }),
    timer: systemClock,
    stored: stored ? toStored(stored) : null,
  });
  mine.set(key, made);
  return made;
}

/** The one store for this evaluation on this page, kept true to the server and safe when the page goes away. */
export function useEvaluationStore(evaluation: EvaluationOf): EvaluationStore {
  const { client } = useHotseat();
  const queryClient = useQueryClient();
  const connection = useConnectionStatus();
  const { stored } = evaluation;
  const store = storeOf(client, queryClient, draftKey(evaluation), evaluation);

  useEffect(() => {
    if (stored) store.receive(toStored(stored));
  }, [store, stored]);

  useEffect(() => {
    if (connection === "connected") store.retry();
  }, [store, connection]);

  const { autoSaveInterval } = useStore(sessionSettings());
  useEffect(() => startSafetySave(systemClock, autoSaveInterval, store.flush), [store, autoSaveInterval]);

  useEffect(() => {
    const flush = () => store.flush();
    const retry = () => store.retry();
    globalThis.addEventListener("pagehide", flush);
    globalThis.addEventListener("online", retry);
    return () => {
      globalThis.removeEventListener("pagehide", flush);
      globalThis.removeEventListener("online", retry);
      store.flush();
    };
  }, [store]);

  return store;
}

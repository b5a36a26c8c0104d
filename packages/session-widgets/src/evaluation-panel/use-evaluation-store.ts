import { type HotseatClient, systemClock } from "@hotseat/api-client";
import { acceptEvaluation, pageDataQuery } from "@hotseat/api-client/queries";
import type { Evaluation } from "@hotseat/api-client/types";
import { useConnectionStatus, useHotseat } from "@hotseat/react";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { browserStorage } from "../device-storage";
import { pillarDraftKey } from "../pillar-rating/headless";
import { useStore } from "../room/headless";
import { sessionSettings, startSafetySave } from "../session-settings/headless";
import { createEvaluationPort, toStored } from "./evaluation-port";
import { takeOverPillars } from "./former-pillars";
import {
  createDraftKeeper,
  createEvaluationStore,
  draftKey,
  type EvaluationStore,
  type PanelQuestion,
} from "./headless";
import { tellSaved } from "./saved-evaluations";

export interface EvaluationOf {
  sessionId: number;
  evaluateeId: number;
  keycloakId: string;
  /** My evaluation of this person as the page's data has it. */
  stored: Evaluation | undefined;
  /** The person's questions as the page's data has them. */
  questions: readonly PanelQuestion[];
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
  takeOverPillars({ storage, key: pillarDraftKey(evaluation), keeper, stored: opensWith });
  const made = createEvaluationStore({
    port: createEvaluationPort({ client, sessionId, evaluateeId, onStored, onRefused }),
    keeper,
    timer: systemClock,
    stored: opensWith,
  });
  mine.set(key, made);
  return made;
}

/** The one store for this evaluation on this page, kept true to the server and safe when the page goes away. */
export function useEvaluationStore(evaluation: EvaluationOf): EvaluationStore {
  const { client } = useHotseat();
  const queryClient = useQueryClient();
  const connection = useConnectionStatus();
  const { stored, questions } = evaluation;
  const store = storeOf(client, queryClient, draftKey(evaluation), evaluation);

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

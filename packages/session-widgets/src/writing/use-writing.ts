import { aiTaskQuery, aiTasksQuery, cancelAiTaskMutation, createAiTaskMutation } from "@hotseat/api-client/queries";
import { useHotseat, useServerEvents } from "@hotseat/react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useReducer, useState } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../session-data";
import { followedTask, type Pieces, type Writing, type WritingKind, withPiece, writingOf } from "./writing-rules";

export interface WritingOf {
  sessionId: number;
  kind: WritingKind;
  /** The person whose text it is. */
  attendeeId: number;
}

export interface WritingRequest {
  writing: Writing;
  start: () => void;
  cancel: () => void;
  /** Forgets how the last one ended. */
  dismiss: () => void;
}

const PIECE = "ai.task.stream.delta";

/** A text written on request: asked for, followed as it arrives, found again after a reload (LS-D6.1). */
export function useWriting({ sessionId, kind, attendeeId }: WritingOf): WritingRequest {
  const { client } = useHotseat();
  const { i18n } = useTranslation();
  const [mine, setMine] = useState<string | null>(null);
  const [pieces, addPiece] = useReducer(withPiece, {} as Pieces);
  const create = useMutation(createAiTaskMutation(client, sessionId));
  const giveUp = useMutation(cancelAiTaskMutation(client, sessionId));
  const known = useQuery(aiTasksQuery(client));
  useServerEvents({
    sessionId,
    onMessage(message) {
      if (message.type !== PIECE) return;
      const { task_id: taskId, offset, text } = message.data;
      addPiece({ taskId, offset, text });
    },
  });
  const taskId = followedTask(mine, known.data?.results ?? [], { kind, sessionId, attendeeId });
  const task = useQuery({ ...aiTaskQuery(client, sessionId, taskId ?? ""), enabled: taskId !== null });

  // A task that was under way at the first render is followed to its end.
  if (mine === null && taskId !== null) setMine(taskId);

  const request = create.isPending ? "pending" : create.isError ? { refused: problemText(i18n, create.error) } : "none";
  return {
    writing: writingOf({ request, task: task.data ?? null, pieces: (taskId && pieces[taskId]) || "" }),
    start: () => create.mutate({ kind, attendee_id: attendeeId }, { onSuccess: ({ id }) => setMine(id) }),
    cancel: () => taskId !== null && giveUp.mutate(taskId),
    dismiss: () => {
      create.reset();
      setMine(null);
    },
  };
}

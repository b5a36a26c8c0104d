import { type HotseatClient, isHotseatError, technicalFailure } from "@hotseat/api-client";
import { createNote, updateNote } from "@hotseat/api-client/notes";
import { keys, notesQuery, storedNoteOf } from "@hotseat/api-client/queries";
import type { SessionNote, SessionNotePage } from "@hotseat/api-client/types";
import { systemClock } from "@hotseat/core/clock";
import { browserStorage } from "@hotseat/core/storage";
import { useConnectionStatus, useHotseat, useSessionStore } from "@hotseat/react";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useStore } from "zustand";
import { useSessionData, useSessionTexts } from "../session-data";
import { RoomMessage } from "../session-data/view";
import { noteKey } from "./kept-note";
import { createNoteStore, type NoteStore } from "./note-store";
import { SHEET_ID } from "./session-notes.constants";
import type { NotePort, NoteReply } from "./session-notes.types";
import { SessionNotesView } from "./session-notes-view";

export interface SessionNotesProps {
  sessionId: number;
  /** The viewer's time zone; the browser's without it. */
  timeZone?: string;
}

function createNotePort(client: HotseatClient, queryClient: QueryClient, sessionId: number): NotePort {
  const accept = (note: SessionNote) =>
    queryClient.setQueryData<SessionNotePage>(
      keys.notes(sessionId),
      (old) => old && { ...old, results: [...old.results.filter(({ id }) => id !== note.id), note] },
    );
  const attempt = async (save: Promise<SessionNote>): Promise<NoteReply> => {
    try {
      const note = await save;
      accept(note);
      return { kind: "saved", stored: note };
    } catch (error) {
      const current = storedNoteOf(error);
      if (current) return { kind: "changed", current };
      // The server has not judged the save: the same save may succeed later.
      if (!isHotseatError(error) || technicalFailure(error) || error.status === 429) return { kind: "unreachable" };
      return error.code === "note_not_found"
        ? { kind: "changed", current: null }
        : { kind: "refused", message: error.reason };
    }
  };
  return {
    create: (content) =>
      attempt(client.call(createNote, { path: { id: sessionId }, body: { client_id: SHEET_ID, content } })),
    update: ({ id, timestamp }, content) =>
      attempt(
        client.call(updateNote, {
          path: { id: sessionId, noteId: id },
          body: { content, base_timestamp: timestamp },
        }),
      ),
  };
}

/** My notes' store; it outlives the panel, so that a save on its way ends well when that is closed. */
function useNoteStore(sessionId: number, keycloakId: string): NoteStore {
  const key = noteKey({ sessionId, keycloakId });
  return useSessionStore(sessionId, key, ({ client, queryClient }) =>
    createNoteStore({
      port: createNotePort(client, queryClient, sessionId),
      storage: browserStorage("localStorage"),
      key,
      clock: systemClock,
    }),
  );
}

/** My own notes of a session; nobody else ever gets them. */
export function SessionNotes({ sessionId, timeZone }: SessionNotesProps) {
  useSessionTexts();
  const session = useSessionData(sessionId);
  if (session.status !== "ready") return null;
  const keycloakId = session.data.me?.user.keycloak_id;
  if (!keycloakId) return null;
  return <Sheet sessionId={sessionId} keycloakId={keycloakId} {...(timeZone ? { timeZone } : {})} />;
}

function Sheet({ sessionId, keycloakId, timeZone }: SessionNotesProps & { keycloakId: string }) {
  const { client } = useHotseat();
  const connection = useConnectionStatus();
  const store = useNoteStore(sessionId, keycloakId);
  const { content, status } = useStore(store);
  const query = useQuery(notesQuery(client, sessionId));
  const stored = query.data?.results.find((note) => note.client_id === SHEET_ID) ?? null;
  useEffect(() => store.receive(stored), [store, stored]);
  useEffect(() => {
    if (connection === "connected") store.retry();
  }, [store, connection]);
  useEffect(() => {
    const release = () => store.release();
    const retry = () => store.retry();
    globalThis.addEventListener("pagehide", release);
    globalThis.addEventListener("online", retry);
    return () => {
      globalThis.removeEventListener("pagehide", release);
      globalThis.removeEventListener("online", retry);
    };
  }, [store]);
  if (query.isPending && content === "") return <RoomMessage inset kind="loading" />;
  return (
    <SessionNotesView content={content} onChange={store.edit} status={status} {...(timeZone ? { timeZone } : {})} />
  );
}

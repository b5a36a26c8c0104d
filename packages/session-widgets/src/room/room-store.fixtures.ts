import { createManualClock, createMemoryStorage } from "@hotseat/core/testing";
import { createConnectionDetails } from "./headless/connection-details";
import { createRoomStore } from "./headless/room-store";
import type { RejoinReply, RoomPorts } from "./headless/room-store.types";
import { createHandMedia } from "./room.fixtures";

export const SESSION = 12;
export const FIRST = { kind: "call", url: "ws://sfu", token: "first", callSessionId: 3, connectionId: "mine" } as const;
export const FRESH = { ...FIRST, token: "fresh" } as const;
export const LATER: RejoinReply = { kind: "later", message: "no answer" };

/** A room store that has not connected, with a manual clock and a manual media server; `answers` are the server's responses, in order. */
export function setUp(answers: RejoinReply[] = []) {
  const clock = createManualClock();
  const media = createHandMedia();
  const details = createConnectionDetails(createMemoryStorage());
  details.save(SESSION, FIRST);
  const resumed: (string | null)[] = [];
  let strangers = 0;
  let answer: RoomPorts["rejoin"] = async () => answers.shift() ?? LATER;
  const store = createRoomStore({
    sessionId: SESSION,
    media,
    details,
    clock,
    random: () => 1,
    onStranger: () => {
      strangers += 1;
    },
    rejoin: (resumes, signal) => {
      resumed.push(resumes);
      return answer(resumes, signal);
    },
  });
  const answerWith = (next: RoomPorts["rejoin"]) => {
    answer = next;
  };
  const status = () => store.getState().connection.status;
  return { clock, media, details, store, status, resumed, answerWith, strangers: () => strangers };
}
export const both = { microphone: true, camera: true };

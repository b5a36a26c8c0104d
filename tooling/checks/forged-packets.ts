import type { Schedule } from "@hotseat/api-client/types";
import { Room, RoomEvent } from "@livekit/rtc-node";
import { DataPacket_Kind, RoomServiceClient } from "livekit-server-sdk";

/** Every control topic of the room (LS-7.28), and the board's. */
const TOPICS = [
  "schedule_ctrl",
  "turn_started",
  "turn_ended",
  "turn_context",
  "feature_question",
  "timer_ctrl",
  "spotlight",
  "interviewee_designation",
  "interviewer_designation",
  "timer_tick",
  "schedule_sync",
  "session_state_request",
  "session_state_response",
  "authority_grant",
  "free_timer",
  "wb",
];

const EVIL = "FORGED WORDS";
const CALL = "can_you_hear_me";
const CALL_EVERY_MS = 200;
/** The marker of a forged packet. */
const NEWEST = 2 ** 31;

/** The person and the objects in forged packets. */
export interface ForgeryTarget {
  readonly attendeeId: number;
  readonly keycloakId: string;
  readonly questionId: number;
  readonly schedule: Schedule;
}

/** A packet by its topic. */
export interface Forgery {
  readonly topic: string;
  readonly body: object;
}

/** Packets that an old client would accept, with the highest possible number. */
export function forgeries(
  sessionId: number,
  {
    attendeeId,
    keycloakId,
    questionId,
    schedule,
  }: { attendeeId: number; keycloakId: string; questionId: number; schedule: Schedule },
) {
  const head = {
    sessionId,
    epoch: NEWEST,
    seq: NEWEST,
    ts: Date.now() + 3_600_000,
    source: "server",
    sourceSid: "server",
  };
  const wrong = { ...schedule, status: "FINISHED", current_index: schedule.timeline.length - 1, version: NEWEST };
  const designations = {
    interviewee: { attendeeId, keycloakId },
    interviewer: { keycloakId },
    spotlightIdentity: keycloakId,
    featuredQuestion: { id: questionId, text: EVIL, category: EVIL, timeLimit: 60 },
  };
  const bodies: Record<string, object[]> = {
    schedule_ctrl: ["pause", "resume", "next", "start"].map((op) => ({ op, interviewee_attendee_id: attendeeId })),
    turn_started: [{ slot_index: 2, interviewee_attendee_id: attendeeId, interviewer_keycloak_id: keycloakId }],
    turn_ended: [{ slot_index: 0, interviewee_attendee_id: attendeeId }],
    turn_context: [{ attendee_id: attendeeId }],
    feature_question: [designations.featuredQuestion, { question: designations.featuredQuestion }],
    timer_ctrl: ["start", "pause", "resume", "reset", "stop"].map((op) => ({ op, durationSec: 5 })),
    spotlight: [{ spotlightIdentity: keycloakId, identity: keycloakId }],
    interviewee_designation: [designations.interviewee],
    interviewer_designation: [designations.interviewer],
    timer_tick: [{ remainingSec: 1 }],
    schedule_sync: [{ schedule: wrong }, wrong],
    session_state_request: [{}],
    session_state_response: [{ schedule: wrong, designations, authorities: [keycloakId] }],
    authority_grant: [
      { keycloakId, granted: true },
      { keycloakId, granted: false },
    ],
    free_timer: [{ durationSec: 60, remainingSec: 1, startedAtMs: Date.now(), isActive: true, isPaused: false }],
    wb: [{ kind: "scene", elements: [{ type: "text", text: EVIL }] }],
  };
  return TOPICS.flatMap((topic) => bodies[topic].map((body) => ({ topic, body: { ...head, ...body } })));
}

/**
 * Another person in the room, who only counts the forged packets that the media server forwards to them.
 * @param token that person's token
 */
export async function listenIn(
  { url, apiKey, apiSecret }: { url: string; apiKey: string; apiSecret: string },
  session: number,
  token: string,
) {
  const room = new Room();
  let heard = 0;
  const hears = new Promise((resolve, reject) => {
    room.on(RoomEvent.DataReceived, (payload, _from, _kind, topic) => {
      if (topic === CALL) resolve(undefined);
      if (new TextDecoder().decode(payload).includes(`"epoch":${NEWEST}`)) heard += 1;
    });
    room.once(RoomEvent.Disconnected, () => reject(new Error("the listener was removed from the room")));
  });
  await room.connect(url, token, { autoSubscribe: false, dynacast: false });
  // Their data channel opens some time after they enter the room: packets are repeated until one arrives.
  const service = new RoomServiceClient(url.replace(/^ws/, "http"), apiKey, apiSecret);
  const call = () =>
    service.sendData(`session-${session}`, new Uint8Array([1]), DataPacket_Kind.RELIABLE, { topic: CALL });
  const calling = setInterval(() => void call().catch(() => {}), CALL_EVERY_MS);
  await hears.finally(() => clearInterval(calling));
  return { heard: () => heard, leave: () => room.disconnect() };
}

/**
 * A person in the room with a program of their own: sends any packets, the first one before anybody knows them, and stays
 * for `stayMs`, since unsent packets are lost when a client leaves.
 */
export async function forge(
  { url, token }: { url: string; token: string },
  packets: readonly Forgery[],
  stayMs: number,
) {
  const room = new Room();
  let sent = 0;
  const sendAll = async () => {
    for (const { topic, body } of packets)
      for (const reliable of [true, false]) {
        const data = new TextEncoder().encode(JSON.stringify(body));
        await room.localParticipant?.publishData(data, { topic, reliable });
        sent += 1;
      }
  };
  const left = new Promise((resolve) => room.once(RoomEvent.Disconnected, resolve));
  await room.connect(url, token, { autoSubscribe: false, dynacast: false });
  await sendAll();
  await sendAll();
  await new Promise((resolve) => setTimeout(resolve, stayMs));
  await room.disconnect();
  await left;
  return sent;
}

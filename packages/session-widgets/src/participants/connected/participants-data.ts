import type { Attendee } from "@hotseat/api-client/types";
import type { RoomParticipant } from "../../room/headless";
import { afterThisTurn, currentSegment, type Schedule } from "../../schedule/headless";
import { interviewerNow, type SessionData } from "../../session-data";
import { type ParticipantRow, participantRole } from "../headless/participants-rules";
import { actionsFor, type CallEffect, type Viewer } from "../headless/person-actions";

function viewerOf({ me, flags, state }: SessionData, schedule: Schedule | null): Viewer {
  return {
    isHost: me?.is_host ?? false,
    isOwner: me?.is_owner ?? false,
    hasAuthority: flags.hasAuthority,
    hasControl: flags.mayDrive,
    isLive: state.session_status === "IN_PROGRESS",
    callsTurns:
      schedule !== null &&
      schedule.status !== "FINISHED" &&
      (schedule.flow_mode === "FREE" || schedule.status !== "IDLE"),
  };
}

/** Returns the effect of putting this person in the hot seat. */
export function callEffect(data: SessionData, schedule: Schedule | null, attendeeId: number): CallEffect {
  if (!schedule || schedule.status === "IDLE") return { kind: "begin" };
  const onId = currentSegment(schedule)?.interviewee_attendee_id ?? null;
  if (onId === attendeeId) return { kind: "back" };
  if (onId === null) return { kind: schedule.flow_mode === "GUIDED" ? "debrief" : "begin" };
  const other = data.names.get(onId) ?? data.attendee(onId)?.user.full_name ?? "";
  return { kind: schedule.flow_mode === "GUIDED" ? "swap" : "call", other };
}

/** Whom I pinned on my own screen; null where nobody can be. */
export interface Pinning {
  readonly pinnedIdentity: string | null;
}

/** The person whose turn is the next to begin: the first one before the start. */
function nextInHotSeat(schedule: Schedule): number | null {
  if (schedule.status === "FINISHED") return null;
  const next = schedule.status === "IDLE" ? schedule.timeline[0] : afterThisTurn(schedule);
  return next?.interviewee_attendee_id ?? null;
}

/** The confirmed people of a session; who is in the call shows their microphone. */
export function participantRows(
  data: SessionData,
  schedule: Schedule | null,
  inCall: readonly RoomParticipant[],
  pinning: Pinning | null = null,
): ParticipantRow[] {
  const { designations, state, me } = data;
  const present = new Set(state.present);
  const authorities = new Set(state.authorities);
  const hands = new Map(state.raised_hands.map((hand) => [hand.attendee_id, Date.parse(hand.raised_at)]));
  const microphones = new Map(inCall.map((person) => [person.identity, person.microphone]));
  const nextId = schedule ? nextInHotSeat(schedule) : null;
  const waitingId = schedule?.waiting_for?.attendee_id ?? null;
  const viewer = viewerOf(data, schedule);
  const asksNow = interviewerNow(data) !== null;
  const rowOf = (attendee: Attendee): ParticipantRow => {
    const identity = attendee.user.keycloak_id;
    const facts = {
      isInterviewee: designations.interviewee?.attendeeId === attendee.id,
      isInterviewer: designations.interviewer?.keycloakId === identity,
      isHost: attendee.is_host,
      isObserver: attendee.role === "observer",
    };
    const isMe = attendee.id === me?.id;
    const isSpotlit = designations.spotlightIdentity === identity;
    const hasAuthority = authorities.has(identity) || attendee.has_authority;
    const handRaisedAt = hands.get(attendee.id) ?? null;
    const isOwner = attendee.is_owner;
    const takesHotSeat = attendee.hot_seat;
    return {
      attendeeId: attendee.id,
      fullName: attendee.user.full_name,
      ...(attendee.user.is_program ? { isProgram: true } : {}),
      isMe,
      isPresent: present.has(identity) || microphones.has(identity),
      role: participantRole({ ...facts, isInterviewer: facts.isInterviewer && asksNow }),
      isHost: attendee.is_host,
      isNext: attendee.id === nextId && !facts.isInterviewee,
      ...(attendee.id === waitingId ? { turnWaits: { leftAt: attendee.presence_changed_at } } : {}),
      isSpotlit,
      hasAuthority,
      handRaisedAt,
      microphone: microphones.get(identity) ?? null,
      actions: actionsFor(viewer, {
        ...facts,
        isMe,
        isOwner,
        takesHotSeat,
        isSpotlit,
        hasAuthority,
        handRaised: handRaisedAt !== null,
        canBePinned: pinning !== null && !isMe && microphones.has(identity),
        isPinned: pinning?.pinnedIdentity === identity,
      }),
    };
  };
  return data.pageData.attendees.filter((attendee) => attendee.status === "CONFIRMED").map(rowOf);
}

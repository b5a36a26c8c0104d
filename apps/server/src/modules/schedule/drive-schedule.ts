import { ApiError, type ErrorCode } from "../../contract/errors.ts";
import { LEADING_ROLES, type LiveRole } from "../../contract/roles.ts";
import type { Viewer } from "../../contract/viewer.ts";
import type { Deps } from "../../deps.ts";
import { admitLocked, requireAttendee } from "../sessions/access.ts";
import { actorOf, permit, type Rule } from "../sessions/actor.ts";
import { isCapable, liveRolesOf } from "../sessions/live-policy.ts";
import { recordChange } from "../sessions/record-change.ts";
import { applyCommand, catchUp } from "./change-schedule.ts";
import { changesRoles, refreshGrants } from "./refresh-grants.ts";
import type { Command } from "./schedule-command.ts";
import { presentSchedule } from "./schedule-repository.ts";
import type { ScheduleShape, ScheduleState } from "./schedule-state.ts";

export interface Drive {
  readonly deps: Deps;
  readonly viewer: Viewer;
  readonly sessionId: number;
  readonly rule: Rule;
  readonly command: Command;
  /** The segment the caller believes to be current. */
  readonly expectedIndex?: number | undefined;
  /** The person who was asked to swap may answer without the right to control. */
  readonly asAsked?: boolean;
}

/** Roles whose control is not that of one turn. */
const LEADING: readonly LiveRole[] = LEADING_ROLES;
/** Roles that lead the session itself: granted control is anybody's to grant, also back and forth between two. */
const LEADS: readonly LiveRole[] = ["host", "owner"];

/**
 * Returns why a command may not go to its target; null when it may. Later segments hold questions one may not read yet:
 * only host and owner move ahead to their own turn before it has begun, and a person who is only the turn's interviewer
 * stays within the turn.
 */
function refusalOf(command: Command, state: ScheduleState, roles: readonly LiveRole[], me: number): ErrorCode | null {
  const index = command.kind === "seek" || command.kind === "start" ? command.index : undefined;
  if (index === undefined || index === state.currentIndex || roles.some((role) => LEADS.includes(role))) return null;
  if (!roles.some((role) => LEADING.includes(role)) && !isSameTurn(state, index)) return "seek_outside_turn";
  const target = state.timeline[index];
  return target?.intervieweeAttendeeId === me && target.startedAt === null ? "own_turn_ahead" : null;
}

function isSameTurn({ timeline, currentIndex }: ScheduleState, index: number): boolean {
  const slot = timeline[currentIndex]?.slotIndex ?? null;
  return slot !== null && timeline[index]?.slotIndex === slot;
}

/**
 * A person's command on the schedule. Segments that ran out are advanced first, and that stays even if the command is
 * then refused. A `next` that meets such an advance is refused too, so that no segment is skipped unseen.
 */
export async function driveSchedule({
  deps,
  viewer,
  sessionId,
  rule,
  command,
  expectedIndex,
  asAsked = false,
}: Drive): Promise<ScheduleShape> {
  const result = await recordChange(deps, async (tx) => {
    const { session, me } = await admitLocked(tx, viewer, sessionId);
    const change = await catchUp(tx, deps, session);
    const { designation, state } = change.stored;
    permit(rule, actorOf(me, designation.interviewerKeycloakId), session.status);
    if (!asAsked && !isCapable(liveRolesOf(me, designation), "control")) throw new ApiError("not_interviewer");
    const refusal = refusalOf(command, state, liveRolesOf(me, designation), requireAttendee(me).id);
    if (refusal) throw new ApiError(refusal);
    const current = state.currentIndex;
    const moved =
      expectedIndex === undefined ? command.kind === "next" && change.events.length > 0 : expectedIndex !== current;
    const { outcome, change: done } = moved
      ? { outcome: { ok: false, code: "schedule_moved" } as const, change }
      : await applyCommand(tx, deps, change, command, viewer.keycloakId);
    const schedule = await presentSchedule(tx, done.session, done.stored.state, deps.clock.now());
    return {
      events: done.events,
      response: { outcome, schedule, turnChanged: changesRoles(done.events) },
    };
  });
  if (result.turnChanged) void refreshGrants(deps, sessionId);
  if (!result.outcome.ok)
    throw new ApiError(
      result.outcome.code,
      result.outcome.code === "schedule_moved" ? { extra: { schedule: result.schedule } } : {},
    );
  return result.schedule;
}

import { DebugConsole } from "../../debug-console";
import type { EventLog } from "../../debug-console/headless";
import type { Schedule } from "../../schedule/headless";
import { isNewHost, type SessionData } from "../../session-data";
import type { DashboardSlots } from "../view/live-dashboard.types";
import { ownTurnOf, successorsOf } from "./lead-rules";
import { ChooseHost, EveryoneLeft, LeadBanner, OwnTurn } from "./live-dashboard.later";

interface Leading {
  sessionId: number;
  data: SessionData | null;
  schedule: Schedule | null;
  /** What the page noted so far. */
  events: EventLog;
  /** Out of the call. */
  onLeave: () => void;
  timeZone: string | undefined;
}

type LeadSlots = Pick<
  DashboardSlots,
  "leadBanner" | "leaveAsHost" | "ownTurn" | "passLeadOn" | "everyoneLeft" | "debugConsole"
>;

/** What concerns the lead: said to a new host, asked of one who leaves or passes it on, and of the last one in the call; the console of those with authority. */
export function leadSlots({ sessionId, data, schedule, events, onLeave, timeZone }: Leading): LeadSlots {
  const part = { sessionId, ...(timeZone ? { timeZone } : {}) };
  const leads = data?.me?.is_host === true;
  const mayPass = data !== null && leads && successorsOf(data, schedule).length > 0;
  return {
    leadBanner: data && isNewHost(data) ? <LeadBanner sessionId={sessionId} /> : null,
    leaveAsHost: leads ? (options) => <ChooseHost {...part} kind="leave" {...options} /> : null,
    passLeadOn: mayPass ? (options) => <ChooseHost {...part} kind="pass" {...options} /> : null,
    ownTurn: ownTurnOf(schedule, data?.me?.id ?? null) === null ? null : <OwnTurn {...part} />,
    debugConsole: data?.flags.hasAuthority
      ? ({ onClose }) => <DebugConsole {...part} log={events} onClose={onClose} />
      : null,
    everyoneLeft: ({ onEnd }) => <EveryoneLeft {...part} onEnd={onEnd} onLeave={onLeave} />,
  };
}

import type { SessionSummary } from "@hotseat/api-client/types";
import { ApiFailure } from "../api/api.ts";
import { Attendance, type AttendanceDeps } from "./attend.ts";

/** Milliseconds between two searches for sessions he has a place in. */
const LIST_EVERY_MS = 20_000;
const LIST_AGAIN_MS = 2000;
/** Milliseconds; a session that begins later is not followed yet. */
const AHEAD_MS = 24 * 60 * 60 * 1000;

/** The server's calls that the partner uses. */
export interface Calendar {
  me(): Promise<{ keycloak_id: string }>;
  mySessions(): Promise<Array<Pick<SessionSummary, "id" | "status" | "my_status" | "my_attendee_id" | "start_time">>>;
}

/** Attends every session he is confirmed in that is live or near. */
export class Partner {
  private readonly deps: AttendanceDeps;
  private readonly calendar: Calendar;
  private readonly attending = new Map<number, Attendance>();
  private cancel = () => {};
  private stopped = false;

  constructor(deps: AttendanceDeps, calendar: Calendar) {
    this.deps = deps;
    this.calendar = calendar;
  }

  async start(): Promise<void> {
    const seen = await this.tryList();
    if (!this.stopped)
      this.cancel = this.deps.clock.after(seen ? LIST_EVERY_MS : LIST_AGAIN_MS, () => void this.start());
  }

  stop(): void {
    this.stopped = true;
    this.cancel();
    for (const attendance of this.attending.values()) attendance.end();
    this.attending.clear();
  }

  private async tryList(): Promise<boolean> {
    try {
      const { keycloak_id } = await this.calendar.me();
      const wanted = (await this.calendar.mySessions()).filter((session) => isNear(session, this.deps.clock.now()));
      if (this.stopped) return true;
      for (const session of wanted)
        if (!this.attending.has(session.id))
          this.attending.set(session.id, new Attendance(this.deps, session, keycloak_id));
      return true;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      return false;
    }
  }
}

type Listed = Awaited<ReturnType<Calendar["mySessions"]>>[number];

function isNear({ status, my_status, start_time }: Listed, now: Date): boolean {
  if (my_status !== "CONFIRMED") return false;
  return status === "IN_PROGRESS" || (status === "SCHEDULED" && Date.parse(start_time) - now.getTime() < AHEAD_MS);
}

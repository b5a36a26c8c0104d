import type { Schedule } from "../../schedule/headless";
import type { SessionData } from "../../session-data";
import { phaseWord } from "../headless/dashboard-rules";
import type { DashboardHead } from "../view/live-dashboard.types";

/** What the top bar says; without names while the session is not loaded. `offersReplay`: this installation keeps replays. */
export function headOf(data: SessionData | null, schedule: Schedule | null, offersReplay: boolean): DashboardHead {
  const type = data?.pageData.session.type;
  return {
    title: type?.workshop.title ?? "",
    subtitle: type ? `${type.module.key} · ${type.module.title}` : "",
    phase: phaseWord(schedule, data?.flags.isInterviewee ?? false),
    leads: data?.me?.is_host ?? false,
    isRecording: offersReplay && (data?.state.recording ?? false),
  };
}

// @vitest-environment jsdom
import { Toaster } from "@hotseat/ui/theme";
import { beforeEach, expect, test, vi } from "vitest";
import { storySchedule } from "../../schedule/schedule.fixtures";
import { seatedSession } from "../../session-data/seated-session.fixtures";
import { actUntil } from "../../shared/act-until.fixtures";
import { reactRoot } from "../../shared/react-root.fixtures";
import { TimerWarning } from "./timer-warning";

const JONAS = 403;
const { render } = reactRoot();
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

test("the words about the remaining time disappear with their segment, before their own time is up", async () => {
  const now = new Date().toISOString();
  const session = seatedSession(() => Response.json({}));
  const show = (current_index: number, remaining_sec: number) => {
    const schedule = storySchedule({
      current_index,
      remaining_sec,
      started_at: now,
      server_time: now,
      version: current_index,
    });
    const part = (
      <>
        <TimerWarning sessionId={schedule.session_id} />
        <Toaster labels={{ region: "Notifications", close: "Close" }} />
      </>
    );
    return render(session.around({ schedule, me: JONAS, host: JONAS, present: [JONAS] }, part));
  };
  await show(2, 45);
  await actUntil(() => expect(document.body.textContent).toMatch(/left · question 3/));
  await show(3, 180);
  await actUntil(() => expect(document.body.textContent).not.toMatch(/left · question 3/));
});

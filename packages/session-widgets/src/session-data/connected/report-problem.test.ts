import { errorToastId, HotseatError } from "@hotseat/api-client";
import { toast } from "@hotseat/ui/theme";
import { createInstance } from "i18next";
import { afterEach, expect, it, vi } from "vitest";
import en from "../../../locales/en.json";
import { NAMESPACE } from "../../locales";
import { reportScheduleFailure } from "../../schedule";
import { forgetScheduleFailure } from "../../schedule/connected/report-failure";
import { reportProblem } from "./report-problem";

const texts = createInstance();
void texts.init({ lng: "en", resources: { en: { [NAMESPACE]: en } }, initAsync: false });

const refused = new HotseatError({ kind: "forbidden", status: 403, detail: "Only the host can do this." });
const taken = new HotseatError({ kind: "client", status: 409, detail: "Somebody else was faster." });

afterEach(() => vi.restoreAllMocks());

it("an action's toast replaces the application's general message for the same failure, so that it is shown once (LS-6.5)", () => {
  const said = vi.spyOn(toast, "error");
  reportProblem(texts, "Not done", refused);
  reportScheduleFailure(texts, refused);
  const id = errorToastId(refused);
  expect(id).toEqual(expect.any(String));
  expect(said.mock.calls).toEqual([
    [{ title: "Not done", description: "Only the host can do this." }, { id }],
    [{ title: "Operation failed: Only the host can do this." }, { id }],
  ]);
});

it("an action's toast does not stay for a lost connection, which has its own message, and is removed by the next successful action", () => {
  const said = vi.spyOn(toast, "error");
  const dismissed = vi.spyOn(toast, "dismiss");
  const unreachable = new HotseatError({ kind: "network", status: 0, detail: "Failed to connect to server" });
  reportProblem(texts, "Not done", unreachable);
  reportScheduleFailure(texts, unreachable);
  for (const [, options] of said.mock.calls) expect(options?.durationMs).toBeGreaterThan(0);
  forgetScheduleFailure();
  expect(dismissed).toHaveBeenCalledWith(said.mock.calls[1]?.[1]?.id);
});

it("an action's toast says 'Operation failed: {message}', or 'Unknown error' without a message (LS-8.1)", () => {
  const said = vi.spyOn(toast, "error");
  reportScheduleFailure(texts, taken);
  reportScheduleFailure(texts, new Error("a fault of ours"));
  expect(said.mock.calls.map(([{ title }]) => title)).toEqual([
    "Operation failed: Somebody else was faster.",
    "Operation failed: Unknown error",
  ]);
});

it("an action's toast is shown alone when the application shows no message", () => {
  const said = vi.spyOn(toast, "error");
  reportProblem(texts, "Not done", taken);
  reportScheduleFailure(texts, taken);
  expect(said.mock.calls.map(([, options]) => options?.id)).toEqual([undefined, "schedule-action"]);
});

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

it("takes the place of the application's general words for the same failure, so that it is told once (LS-6.5)", () => {
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

it("goes by itself where the line was gone, which is said elsewhere, and is taken back by the next press that is done", () => {
  const said = vi.spyOn(toast, "error");
  const dismissed = vi.spyOn(toast, "dismiss");
  const unreachable = new HotseatError({ kind: "network", status: 0, detail: "Failed to connect to server" });
  reportProblem(texts, "Not done", unreachable);
  reportScheduleFailure(texts, unreachable);
  for (const [, options] of said.mock.calls) expect(options?.durationMs).toBeGreaterThan(0);
  forgetScheduleFailure();
  expect(dismissed).toHaveBeenCalledWith(said.mock.calls[1]?.[1]?.id);
});

it("says 'Operation failed: {message}', or 'Unknown error' where there is none (LS-8.1)", () => {
  const said = vi.spyOn(toast, "error");
  reportScheduleFailure(texts, taken);
  reportScheduleFailure(texts, new Error("a fault of ours"));
  expect(said.mock.calls.map(([{ title }]) => title)).toEqual([
    "Operation failed: Somebody else was faster.",
    "Operation failed: Unknown error",
  ]);
});

it("stands for itself where the application says nothing", () => {
  const said = vi.spyOn(toast, "error");
  reportProblem(texts, "Not done", taken);
  reportScheduleFailure(texts, taken);
  expect(said.mock.calls.map(([, options]) => options?.id)).toEqual([undefined, "schedule-action"]);
});

import { type ErrorKind, errorToastId, HotseatError } from "@hotseat/api-client";
import { toast } from "@hotseat/ui/theme";
import type { TFunction } from "i18next";
import { afterEach, expect, test, vi } from "vitest";
import { reportProblem } from "./report-problem";

const t = ((key: string) => key) as TFunction;
const failure = (kind: ErrorKind) => new HotseatError({ kind, status: 0, detail: "Why." });

afterEach(() => vi.restoreAllMocks());

test("a failure shows a toast on a page without an application too, and one toast where there is one", () => {
  const said = vi.spyOn(toast, "error");
  for (const kind of ["forbidden", "server", "client"] as const) reportProblem(failure(kind), t);
  expect(said.mock.calls.map(([, options]) => options?.id)).toEqual([
    errorToastId(failure("forbidden")),
    errorToastId(failure("server")),
    undefined,
  ]);
});

test("a failure that leads to the sign-in shows no toast", () => {
  const said = vi.spyOn(toast, "error");
  reportProblem(failure("unauthorized"), t);
  expect(said).not.toHaveBeenCalled();
});

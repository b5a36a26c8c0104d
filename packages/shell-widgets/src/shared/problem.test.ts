import { HotseatError, type HotseatErrorCode } from "@hotseat/api-client";
import type { TFunction } from "i18next";
import { expect, test } from "vitest";
import { shellProblemText } from "./problem";

const t = ((key: string) => key) as TFunction;
const because = (kind: HotseatError["kind"], code?: HotseatErrorCode) =>
  shellProblemText(new HotseatError({ kind, ...(code && { code }), status: 0, detail: "In the server's words." }), t);

test("shellProblemText() returns a text in the reader's language or the server's text, never an error's own English", () => {
  expect(because("client", "session_full")).toBe("detail.reason.full");
  expect(because("client", "not_interviewer")).toBe("In the server's words.");
  expect(because("access-token", "access_token_timeout")).toBe("problem.accessToken");
  for (const kind of ["network", "circuit-open"] as const) expect(because(kind)).toBe("listing.failed.hint");
  for (const kind of ["server", "parse", "unexpected"] as const) expect(because(kind)).toBeNull();
  expect(shellProblemText(new TypeError("x is not a function"), t)).toBeNull();
});

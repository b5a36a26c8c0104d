import { HotseatError } from "@hotseat/api-client";
import { toast } from "@hotseat/ui/theme";
import type { TFunction } from "i18next";
import { afterEach, expect, it, vi } from "vitest";
import { adminProblemText, replyOf } from "./problem";

/** Shows a text's key, and the detail within it. */
const t = ((key: string, values?: { detail: string }) =>
  values ? `${key}(${values.detail})` : key) as unknown as TFunction;
const failure = (kind: HotseatError["kind"], status = 0) =>
  new HotseatError({ kind, status, detail: "In the server's words." });

afterEach(() => vi.restoreAllMocks());

it.each([
  ["a page without an access token", failure("access-token"), "problem.accessToken"],
  ["an unreachable server", failure("network"), "failed.hint"],
  ["a refusal", failure("client", 409), "In the server's words."],
  ["a broken server", failure("server", 500), null],
  ["an error of the page", new TypeError("x is not a function"), null],
])("adminProblemText() for %s: returns the reader's text or the server's", (_title, error, text) => {
  expect(adminProblemText(error, t)).toBe(text);
});

it.each([
  ["without an access token", failure("access-token"), "problem.accessToken", "problem.accessToken"],
  ["with an unreachable server", failure("network"), "failed.hint", "problem.unreachable"],
  ["with a broken server", failure("server", 500), "unexpected", "problem.broken"],
  ["with an error of the page", new TypeError("x is not a function"), "unexpected", "problem.broken"],
])("replyOf() %s: shows the reason in a toast and in the form", async (_title, error, toasted, message) => {
  const shown = vi.spyOn(toast, "error").mockReturnValue("");
  await expect(replyOf(Promise.reject(error), t)).resolves.toEqual({ ok: false, message, fields: {} });
  expect(shown).toHaveBeenCalledWith({ title: `operationFailed(${toasted})` });
});

import { HotseatError } from "@hotseat/api-client";
import type { TFunction } from "i18next";
import { expect, test } from "vitest";
import { NAMESPACE } from "../../locales";
import { partOf } from "./part-of";
import { refusalOf } from "./settings-refusal";

/** Shows a text's key, after its namespace where that is not the settings'. */
const t = ((key: string, options?: { ns?: string }) =>
  options?.ns ? `${options.ns}:${key}` : key) as unknown as TFunction;
const failure = (kind: HotseatError["kind"], status = 0) => new HotseatError({ kind, status, detail: "Why." });
const NO_TOKEN = `${NAMESPACE}:problem.accessToken`;

test.each([
  ["without an access token", failure("access-token"), NO_TOKEN],
  ["with an unreachable server", failure("network"), "problem.unreachable"],
  ["with a broken server", failure("server", 500), "problem.broken"],
  ["with a refusal", failure("client", 409), "Why."],
])("refusalOf() %s: returns the reader's words or the server's", (_title, error, message) => {
  expect(refusalOf(error, t)).toEqual({ message });
});

test.each([
  ["without an access token: has that reason", failure("access-token"), { status: "failed", detail: NO_TOKEN }],
  ["with an unreachable server: has no reason of its own", failure("network"), { status: "failed", detail: null }],
  ["that the account does not have: is absent", failure("forbidden", 403), { status: "absent" }],
])("a part of the settings %s", (_title, error, part) => {
  expect(partOf({ data: undefined, error }, () => null, t)).toEqual(part);
});

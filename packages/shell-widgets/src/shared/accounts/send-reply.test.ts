import { HotseatError } from "@hotseat/api-client";
import { expect, test } from "vitest";
import { replyOf } from "./send-reply";

const failure = (kind: HotseatError["kind"]) => new HotseatError({ kind, status: 0, detail: "Why." });

test.each([
  ["without an access token", failure("access-token"), "accessToken"],
  ["with an unreachable server", failure("network"), "unreachable"],
  ["with a broken server", failure("server"), "broken"],
  ["with an error of the page", new TypeError("x is not a function"), "unreachable"],
])("replyOf() %s: returns this failure", async (_title, error, why) => {
  await expect(replyOf(Promise.reject(error), ["email"])).resolves.toEqual({
    kind: "failed",
    failure: why,
    fields: {},
  });
});

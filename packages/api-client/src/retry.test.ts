import { describe, expect, it } from "vitest";
import { retryDelayMs, retryMutation, retryQuery } from "./retry";
import { errorFromResponse, networkError } from "./transport/errors";

const retries = (rule: (count: number, error: Error) => boolean, error: Error) => {
  let count = 0;
  while (count < 20 && rule(count, error)) count += 1;
  return count;
};
const answer = (status: number) => errorFromResponse(status, { detail: "d", code: "c" });

describe("retries", () => {
  it.each([
    [401, 0],
    [403, 0],
    [400, 0],
    [404, 0],
    [409, 0],
    [429, 0],
    [500, 2],
    [503, 2],
  ])("a query after %i: %i", (status, expected) => {
    expect(retries(retryQuery, answer(status))).toBe(expected);
  });
  it("a query after any other error: 3", () => {
    expect([retries(retryQuery, networkError(new Error("x"))), retries(retryQuery, new Error("x"))]).toEqual([3, 3]);
  });
  it.each([
    [400, 0],
    [401, 0],
    [403, 0],
    [404, 0],
    [409, 0],
    [429, 1],
    [500, 1],
  ])("a change after %i: %i", (status, expected) => {
    expect(retries(retryMutation, answer(status))).toBe(expected);
  });
  it("a change that did not reach the server: 1", () => {
    expect(retries(retryMutation, networkError(new Error("x")))).toBe(1);
  });
  it("wait 1 s, doubled each time, at most 30 s", () => {
    expect([0, 1, 2, 3, 4, 5, 9].map(retryDelayMs)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });
});

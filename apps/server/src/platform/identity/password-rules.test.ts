import { expect, test } from "vitest";
import { ApiError } from "../../contract/errors.ts";
import { assertPasswordAllowed } from "./password-rules.ts";

const OWNER = { email: "zoe.keller@example.org", fullName: "Zoé Keller-Marchetti" };

function refusalOf(password: string): string | undefined {
  try {
    assertPasswordAllowed(password, OWNER);
    return undefined;
  } catch (error) {
    return (error as ApiError).fieldErrors?.password?.[0];
  }
}

test.each([
  ["eleven characters", "k8vP-wq2zRt", "Use at least 12 characters."],
  ["129 characters", `${"k8vP-wq2zRt!".repeat(10)}ninecharx`, "Use at most 128 characters."],
  ["the address", "Zoe.Keller@example.org", "Do not use your name or your e-mail address."],
  ["the name without accents, with digits", "zoekellermarchetti1987", "Do not use your name or your e-mail address."],
  ["the name turned round", "Keller-Marchetti Zoé", "Do not use your name or your e-mail address."],
  ["a common word with a year", "Password-2026!", "This password is one of those that are guessed first."],
  ["two characters in turn", "121212121212", "This password is one of those that are guessed first."],
  ["digits in order", "123456789012", "This password is one of those that are guessed first."],
])("refuses %s", (_title, password, detail) => expect(refusalOf(password)).toBe(detail));

test.each([
  ["twelve characters without digits or signs", "kiteramblewo"],
  ["four words", "copper lantern wide river"],
  ["128 characters", `${"k8vP-wq2zRt!".repeat(10)}eightchr`],
  ["a password with the name inside a longer one", "Zoé climbs at half past six"],
])("accepts %s", (_title, password) => expect(refusalOf(password)).toBeUndefined());

test("names the field that was asked about", () => {
  expect(() => assertPasswordAllowed("short", OWNER, "new_password")).toThrow(ApiError);
  try {
    assertPasswordAllowed("short", OWNER, "new_password");
  } catch (error) {
    expect((error as ApiError).fieldErrors).toEqual({ new_password: ["Use at least 12 characters."] });
  }
});

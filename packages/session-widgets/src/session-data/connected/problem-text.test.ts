import { HotseatError } from "@hotseat/api-client";
import { createInstance } from "i18next";
import { describe, expect, it } from "vitest";
import fr from "../../../locales/fr.json";
import { NAMESPACE } from "../../locales";
import { problemText, refusalOf } from "./problem-text";

const texts = createInstance();
void texts.init({ lng: "fr", resources: { fr: { [NAMESPACE]: fr } }, initAsync: false });

const refused = new HotseatError({
  kind: "validation",
  status: 400,
  detail: "Some fields are not valid.",
  body: { field_errors: { text: ["This text holds a character that cannot be kept."] } },
});
const unreachable = new HotseatError({ kind: "network", status: 0, detail: "Failed to connect to server" });
const broken = new HotseatError({ kind: "server", status: 500, detail: "Something went wrong here." });

describe("why something was not done", () => {
  it("says what the server has against what was typed", () => {
    expect(problemText(texts, refused)).toBe("This text holds a character that cannot be kept.");
    expect(refusalOf(refused)).toBe("This text holds a character that cannot be kept.");
  });

  it.each([
    ["no connection", unreachable, fr.sessionData.problem.unreachable],
    ["a broken server", broken, fr.sessionData.problem.broken],
  ])("says in the reader's language that it was %s", (_title, error, text) => {
    expect(problemText(texts, error)).toBe(text);
    expect(refusalOf(error)).toBeNull();
  });

  it("says nothing of what it does not know", () => {
    expect(problemText(texts, new TypeError("x is not a function"))).toBeNull();
    expect(problemText(texts, null)).toBeNull();
  });
});

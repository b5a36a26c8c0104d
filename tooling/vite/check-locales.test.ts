import { expect, it } from "vitest";
import { localeProblems } from "./check-locales.ts";

const english = { send: "Send", form: { hint: "<b>{{count}}</b> of {{count}}", title: "Form" } };

it("localeProblems of a complete translation is empty", () => {
  expect(
    localeProblems(english, { send: "Senden", form: { hint: "{{count}} von <b>{{count}}</b>", title: "Formular" } }),
  ).toEqual([]);
});

it.each([
  [{ send: "Senden", form: { hint: english.form.hint } }, "form.title is missing"],
  [{ ...english, more: "Mehr" }, "more is no English text"],
  [{ ...english, send: " " }, "send is empty"],
  [{ ...english, form: { ...english.form, hint: "<b>{{count}}</b>" } }, "form.hint has other placeholders or tags"],
  [
    { ...english, form: { ...english.form, hint: "{{count}} / {{count}}" } },
    "form.hint has other placeholders or tags",
  ],
  [{ form: english.form, send: "Senden" }, "the order of the keys differs"],
])("localeProblems of %j names the problem: %s", (other, problem) => {
  expect(localeProblems(english, other)).toEqual([problem]);
});

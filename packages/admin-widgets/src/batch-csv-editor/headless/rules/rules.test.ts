import { EMAIL_MAX_LENGTH, FULL_NAME_MAX_LENGTH } from "@hotseat/api-client/constants";
import { describe, expect, test } from "vitest";
import { checkedEditor, kindsOf, PLATFORM, SCHOOL, tableOf } from "../batch.fixtures";
import type { BatchScope } from "../batch.types";
import { editDistance } from "./edit-distance";
import { emailMeant, isEmail } from "./email-rules";

const HEAD = "email,name,short name,role,organisation,institution,language\n";

/** Problems of one row with these fields. */
async function problemsOf(change: Partial<Record<string, string>>, scope: BatchScope = PLATFORM) {
  const row = {
    email: "ana@bfh.ch",
    name: "Ana",
    short: "",
    role: "user",
    organisation: "",
    institution: "BFH Bern",
    language: "",
  };
  const editor = await checkedEditor(`${HEAD}${Object.values({ ...row, ...change }).join(",")}\n`, { scope });
  return editor.problemsOf(1).map(({ kind, field, suggestion, limit }) => ({ kind, field, suggestion, limit }));
}

const found = (kind: string, field: string, detail: { suggestion?: string; limit?: number } = {}) => [
  { kind, field, suggestion: null, limit: null, ...detail },
];

test("a right row has no problem (BE-3.1)", async () => {
  expect(await problemsOf({})).toEqual([]);
});

test.each(["", "   "])("a required field that is %j is missing (BE-3.1)", async (name) => {
  expect(await problemsOf({ name })).toEqual(found("required", "full_name"));
});

test.each([
  ["ana@bfh.ch", true],
  ["ana.o'neil+x@sub.bfh.ch", true],
  ["ana@bfh", false],
  ["ana@@bfh.ch", false],
  ["ana bea@bfh.ch", false],
  [".ana@bfh.ch", false],
  ["ana..bea@bfh.ch", false],
  ["ana@bfh.c", false],
  ["ana@-bfh.ch", false],
  ["<ana@bfh.ch>", false],
])("%j is an e-mail address: %s (BE-3.2)", (value, isValid) => {
  expect(isEmail(value)).toBe(isValid);
});

test.each([
  ["lea@bfh-bern.con", "lea@bfh-bern.com"],
  ["lea@bfh.cmo", "lea@bfh.com"],
  ["lea@gmial.com", "lea@gmail.com"],
  ["Lea@GMAI.com", "lea@gmail.com"],
  ["lea@gmial.con", "lea@gmail.com"],
  ["lea@hotmial.fr", "lea@hotmail.fr"],
  ["lea@outlok.com", "lea@outlook.com"],
  ["lea@bluewni.ch", "lea@bluewin.ch"],
  ["lea@gmail.com", null],
  ["lea@mail.com", null],
  ["lea@ymail.com", null],
  ["lea@gmx.ch", null],
  ["lea@bfh-bern.example", null],
  ["lea@mail.gmial.bfh.ch", null],
  ["no address", null],
])("%j was probably %j (BE-3.2)", (value, meant) => {
  expect(emailMeant(value)).toBe(meant);
});

test("lengths are the contract’s (BE-3.3)", async () => {
  const long = "x".repeat(FULL_NAME_MAX_LENGTH);
  expect(await problemsOf({ name: long })).toEqual([]);
  expect(await problemsOf({ name: `${long}x` })).toEqual(
    found("too_long", "full_name", { limit: FULL_NAME_MAX_LENGTH }),
  );
  const email = `${"x".repeat(EMAIL_MAX_LENGTH)}@bfh.ch`;
  expect(await problemsOf({ email })).toEqual(found("too_long", "email", { limit: EMAIL_MAX_LENGTH }));
});

test.each([
  ["user", SCHOOL, []],
  ["Benutzerin", SCHOOL, []],
  ["", SCHOOL, []],
  ["Institution admin", SCHOOL, []],
  ["Administrateur d’institution", SCHOOL, []],
  ["platform_admin", SCHOOL, found("role_forbidden", "role")],
  ["Organisation admin", SCHOOL, found("role_forbidden", "role")],
  ["Kapitän", SCHOOL, found("role_unknown", "role")],
])("the role %j at an institution (BE-3.4)", async (role, scope, problems) => {
  expect(await problemsOf({ role }, scope)).toEqual(problems);
});

test.each([
  ["the name in another case and without accents", { institution: "faculte DE droit" }, []],
  [
    "one unknown institution",
    { institution: "BFH Berne" },
    found("institution_unknown", "institution", { suggestion: "BFH Bern" }),
  ],
  ["nothing similar", { institution: "qqqqqqqqqqqqqqqqqq" }, found("institution_unknown", "institution")],
  [
    "an unknown organisation",
    { organisation: "Berner Fachhochschul" },
    found("organisation_unknown", "organisation", { suggestion: "Berner Fachhochschule" }),
  ],
  [
    "an institution of another organisation",
    { organisation: "Université de Genève" },
    found("institution_elsewhere", "institution"),
  ],
  ["no institution for a user", { institution: "" }, found("institution_required", "institution")],
  [
    "no institution for its admin",
    { role: "institution_admin", institution: "" },
    found("institution_required", "institution"),
  ],
  [
    "an institution for an organisation’s admin",
    { role: "organisation_admin", organisation: "Berner Fachhochschule" },
    found("institution_not_allowed", "institution"),
  ],
  [
    "no organisation for its admin",
    { role: "organisation_admin", institution: "" },
    found("organisation_required", "organisation"),
  ],
  ["anything for the platform’s admin", { role: "platform_admin", institution: "qqq" }, []],
])("%s (BE-3.5)", async (_name, change, problems) => {
  expect(await problemsOf(change)).toEqual(problems);
});

test("an organisation’s admin does not name the organisation (BE-3.5)", async () => {
  const scope: BatchScope = { ...PLATFORM, level: "organisation", roles: ["user", "organisation_admin"] };
  expect(await problemsOf({ role: "organisation_admin", institution: "" }, scope)).toEqual([]);
});

test.each([
  ["de", true],
  ["de-CH", true],
  ["Français", true],
  ["Tedesco", true],
  ["", true],
  ["es", false],
  ["Klingonisch", false],
])("the language %j is known: %s (BE-3.6)", async (language, isKnown) => {
  expect(await problemsOf({ language })).toEqual(isKnown ? [] : found("language_unknown", "language"));
});

describe("the same e-mail twice", () => {
  const FILE = "email,name\na@b.ch,Ana\nc@d.ch,Cem\n A@B.CH ,Ada\na@b.ch,Abe\n";

  test("is a problem of each row, with the first other row (BE-3.7)", async () => {
    const editor = await checkedEditor(FILE);
    expect([1, 2, 3, 4].map((row) => editor.problemsOf(row)[0]?.otherRow ?? null)).toEqual([3, null, 1, 1]);
  });

  test("ends with the edit of one of two (BE-3.7)", async () => {
    const editor = await checkedEditor(FILE);
    editor.setCell(1, 0, "new@b.ch");
    expect([1, 3, 4].map((row) => editor.problemsOf(row)[0]?.otherRow ?? null)).toEqual([null, 4, 3]);
    editor.setCell(4, 0, "other@b.ch");
    expect(tableOf(editor).totals.withProblems).toBe(0);
  });

  test("of a hundred thousand rows is found at once (BE-3.7)", async () => {
    const rows = 100_000;
    const editor = await checkedEditor(`email,name\n${"a@b.ch,Ana\n".repeat(rows)}`);
    expect(tableOf(editor).totals.withProblems).toBe(rows);
    editor.setCell(1, 0, "first@b.ch");
    expect(editor.problemsOf(rows)[0]?.otherRow).toBe(2);
  });
});

test("rules of the host give their own messages, for rows without another problem of that field (BE-3.8)", async () => {
  const editor = await checkedEditor("email,name\nana@elsewhere.com,Ana\nwrong,Bea\neva@bfh.ch,Eva\n", {
    template: { columnRules: { email: (value) => (value.endsWith("@bfh.ch") ? null : "Only addresses of BFH.") } },
  });
  expect([1, 2, 3].map((row) => kindsOf(editor, row))).toEqual([["custom"], ["email_invalid"], []]);
  expect(editor.problemsOf(1)[0]?.message).toBe("Only addresses of BFH.");
});

test("the template says which fields are required (BE-3.1)", async () => {
  const editor = await checkedEditor("email,name,Sprache\na@b.ch,,\n", {
    template: { requiredColumns: ["email", "language"] },
  });
  expect(editor.problemsOf(1).map(({ kind, field }) => [kind, field])).toEqual([["required", "language"]]);
});

test.each([
  ["gmial", "gmail", 1],
  ["gmal", "gmail", 1],
  ["gmaill", "gmail", 1],
  ["gnail", "gmail", 1],
  ["", "abc", 3],
  ["abc", "abc", 0],
  ["kitten", "sitting", 3],
])("from %j to %j it is %i steps (BE-3.2)", (one, other, steps) => {
  expect(editDistance(one, other)).toBe(steps);
});

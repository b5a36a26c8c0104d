import { describe, expect, it } from "vitest";
import { addressProblem, NOT_LISTED, namesAfter, passwordProblems, placeOf, placeProblems } from "./account-rules";

const ORGANISATIONS = [
  { id: 1, name: "Réseau Léman", institutions: [{ id: 4, name: "Hôpitaux du Lac" }] },
  { id: 2, name: "Alone", institutions: [] },
];
const LONG = "a".repeat(128);

describe("an e-mail address", () => {
  it.each([
    ["", "emailMissing"],
    ["  ", "emailMissing"],
    ["lea", "emailInvalid"],
    ["lea@example", "emailInvalid"],
    ["lea favre@example.org", "emailInvalid"],
    [`${"a".repeat(243)}@example.org`, "emailInvalid"],
    [" lea@example.org ", undefined],
  ])("%j has the problem %s", (text, problem) => {
    expect(addressProblem(text)).toBe(problem);
  });
});

describe("the short name after a change of the full name", () => {
  const typed = (full_name: string, short_name: string) => ({ full_name, short_name });
  it.each([
    ["none yet", typed("", ""), "Léa", "Léa"],
    ["still the first name", typed("Léa", "Léa"), "Léa Favre", "Léa"],
    ["a first name with a hyphen", typed("", ""), " Eva-Maria Keller", "Eva-Maria"],
    ["emptied with the full name", typed("Léa Favre", "Léa"), "", ""],
  ])("%s: is the first name", (_state, values, full_name, short_name) => {
    expect(namesAfter({ full_name }, values)).toEqual({ full_name, short_name });
  });

  it("typed by the person: stays", () => {
    expect(namesAfter({ full_name: "Léa Favre-Blanc" }, typed("Léa Favre", "Lili"))).toEqual({
      full_name: "Léa Favre-Blanc",
    });
    expect(namesAfter({ short_name: "Lili" }, typed("Léa Favre", "Léa"))).toEqual({ short_name: "Lili" });
  });
});

describe("a new password", () => {
  it.each([
    ["elevenchars", "elevenchars", { password: "passwordShort" }],
    [`${LONG}a`, `${LONG}a`, { password: "passwordLong" }],
    ["twelve chars", "twelve Chars", { repeated: "passwordDiffers" }],
    ["twelve chars", "twelve chars", {}],
    [LONG, LONG, {}],
    // Six signs that take two code units each.
    ["😀😀😀😀😀😀", "😀😀😀😀😀😀", { password: "passwordShort" }],
  ])("%j, repeated as %j", (password, repeated, problems) => {
    expect(passwordProblems({ password, repeated })).toEqual(problems);
  });
});

describe("organisation and institution", () => {
  it.each([
    ["", "", { organisation_id: "organisationMissing" }],
    ["1", "", { institution_id: "institutionMissing" }],
    ["1", "4", {}],
    ["1", NOT_LISTED, {}],
    ["2", "", {}],
    [NOT_LISTED, "", {}],
    ["3", "", { organisation_id: "organisationMissing" }],
    ["1", "9", { institution_id: "institutionMissing" }],
  ])("chosen as %j and %j", (organisation_id, institution_id, problems) => {
    expect(placeProblems({ organisation_id, institution_id }, ORGANISATIONS)).toEqual(problems);
  });

  it("without any organisation there is nothing to choose", () => {
    expect(placeProblems({ organisation_id: "", institution_id: "" }, [])).toEqual({});
  });

  it("are sent as ids, and as null where none is chosen", () => {
    expect(placeOf({ organisation_id: "1", institution_id: NOT_LISTED })).toEqual({
      organisation_id: 1,
      institution_id: null,
    });
  });
});

import { describe, expect, test } from "vitest";
import { distinctNames, isMixed, skeletonOf } from "./distinct-names.ts";

describe("a name", () => {
  test.each([
    ["Ben", "BEN"],
    ["Ben", "В\u0435n"],
    ["Ben Meier", "Ben  Meler"],
    ["Amélie", "Аme\u0301lie"],
    ["Bob", "Ｂ0b"],
    ["Arno", "Amo"],
    ["Paul", "Pau1"],
    ["Nina", "Νina"],
    ["Hans", "Ηans"],
    ["Yann", "Υann"],
    ["BEN", "ꓐꓰꓠ"],
    ["Clara", "Ꮯlara"],
    ["Anna", "ᴀnna"],
    ["Gina", "ɢina"],
    ["Helen", "ʜᴇʟᴇɴ"],
    ["Amélie Rochat", "Amélie Rochat (A.)"],
    ["Amélie Rochat", "Amélie Rochat （A．2）"],
  ])("looks the same: %s and %s", (one, other) => expect(skeletonOf(one)).toBe(skeletonOf(other)));

  test.each([
    ["Ben", "Bea"],
    ["Lucie Moreau", "Lucie Bernard"],
  ])("looks different: %s and %s", (one, other) => expect(skeletonOf(one)).not.toBe(skeletonOf(other)));
});

describe("a name of several alphabets", () => {
  test.each(["Νina", "Bеn", "Ꮯlara Meier", "Anna Вeber"])("mixes them within a word: %s", (name) =>
    expect(isMixed(name)).toBe(true),
  );
  test.each(["Нина Weber", "Νίνα", "José Łuczak", "李小龍 Lee", "Jean-Luc O’Neill", "ᴀnna", "ひらカナ漢字"])(
    "mixes none: %s",
    (name) => expect(isMixed(name)).toBe(false),
  );
});

describe("names in one session", () => {
  const person = (id: number, fullName: string, shortName: string, email = `p${id}@x.example`) => ({
    id,
    fullName,
    shortName,
    email,
  });
  const shown = (...people: Parameters<typeof distinctNames>[0]) => [...distinctNames(people).values()];

  test("that look alike carry the initial of the e-mail address, or a number where that is the same", () => {
    expect(
      shown(person(1, "Ben Meier", "Ben", "ben@x.example"), person(2, "Bеn Meier", "Bеn", "trick@x.example")),
    ).toEqual([
      { fullName: "Ben Meier (B.)", shortName: "Ben (B.)" },
      { fullName: "Bеn Meier (T.)", shortName: "Bеn (T.)" },
    ]);
    expect(
      shown(person(1, "Ben Meier", "Ben"), person(2, "BEN MEIER", "Benno")).map(({ fullName }) => fullName),
    ).toEqual(["Ben Meier (P.)", "BEN MEIER (P. 2)"]);
  });

  test("always carry the mark where a word mixes alphabets", () => {
    expect(shown(person(1, "Νina Weber", "Νina"))).toEqual([{ fullName: "Νina Weber (P.)", shortName: "Νina (P.)" }]);
  });

  test("are shown without a mark that a person typed", () => {
    expect(
      shown(
        person(1, "Amélie Rochat", "Amélie", "amelie@x.example"),
        person(2, "Amélie Rochat (A.)", "Amélie", "trick@x.example"),
        person(3, "Max Muster (M.) (K. 2)", "Max (M.)"),
      ),
    ).toEqual([
      { fullName: "Amélie Rochat (A.)", shortName: "Amélie (A.)" },
      { fullName: "Amélie Rochat (T.)", shortName: "Amélie (T.)" },
      { fullName: "Max Muster", shortName: "Max" },
    ]);
  });

  test("stay unchanged where only the short ones are the same", () => {
    const people = [person(1, "Lucie Moreau", "Lucie"), person(2, "Lucie Bernard", "Lucie")];
    expect(shown(...people)).toEqual(people.map(({ fullName, shortName }) => ({ fullName, shortName })));
  });

  test("carry a mark where a short name is another person's full one", () => {
    expect(shown(person(1, "Amélie Rochat", "Amélie"), person(2, "Max Muster", "AMELIE ROCHAT"))).toEqual([
      { fullName: "Amélie Rochat", shortName: "Amélie" },
      { fullName: "Max Muster", shortName: "AMELIE ROCHAT (P.)" },
    ]);
  });

  test("of outsiders carry the mark, and those of the session's people stay unchanged", () => {
    const names = distinctNames([person(2, "Ben Meier", "Ben", "ben@x.example")], [person(1, "BEN MEIER", "Benno")]);
    expect([...names.values()].map(({ fullName }) => fullName)).toEqual(["Ben Meier", "BEN MEIER (P.)"]);
  });
});

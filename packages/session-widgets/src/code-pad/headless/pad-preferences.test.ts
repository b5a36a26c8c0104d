import { createMemoryStorage } from "@hotseat/core/testing";
import { expect, it } from "vitest";
import { ANIMALS } from "./animals";
import { documentIdOf, newDocumentId } from "./document-id";
import { createPadPreferences, hueOf, nameOf, PREFERENCES_KEY } from "./pad-preferences";

it("a new browser has the name 'Anonymous ' with one of about 110 animals, and a hue from 0 to 359 (TL-P.29, TL-P.30)", () => {
  const people = [0, 0.5, 0.999999].map((random) =>
    createPadPreferences({ storage: createMemoryStorage(), random: () => random }).getState(),
  );
  expect(people.map(({ name }) => name)).toEqual(["Anonymous Aardvark", "Anonymous Hare", "Anonymous Zebra"]);
  expect(people.map(({ hue }) => hue)).toEqual([0, 180, 359]);
  expect(new Set(ANIMALS).size).toBe(ANIMALS.length);
  expect(ANIMALS).toHaveLength(110);
  expect(ANIMALS.filter((animal) => `Anonymous ${animal}`.length > 25)).toEqual([]);
});

it("name, hue and dark mode are there after a reload, and the invented name too (TL-P.28)", () => {
  const storage = createMemoryStorage();
  const open = (random: number) => createPadPreferences({ storage, random: () => random });
  const before = open(0.3);
  expect(open(0.9).getState()).toEqual(before.getState());
  before.set({ name: "Amara", hue: 170, dark: true });
  expect(open(0.9).getState()).toMatchObject({ name: "Amara", hue: 170, dark: true });
});

it("Vim keys, font size, wrapping and a hidden sidebar are there after a reload (TL-P.86, TL-P.87, TL-P.88)", () => {
  const storage = createMemoryStorage();
  const open = () => createPadPreferences({ storage, random: () => 0.3 });
  expect(open().getState()).toMatchObject({ vim: false, fontSize: 14, wrap: false, sidebar: true });
  const chosen = { vim: true, fontSize: 18, wrap: true, sidebar: false };
  open().set(chosen);
  expect(open().getState()).toMatchObject(chosen);
});

it("kept choices of another shape are left out, one by one", () => {
  const storage = createMemoryStorage();
  const kept = { name: "   ", hue: 9000, dark: "yes", fontSize: 3, wrap: true, other: 1 };
  storage.setItem(PREFERENCES_KEY, JSON.stringify(kept));
  const state = createPadPreferences({ storage, random: () => 0 }).getState();
  expect(state).toMatchObject({ name: "Anonymous Aardvark", hue: 359, dark: null, fontSize: 14, wrap: true });
  expect(state).not.toHaveProperty("other");
  storage.setItem(PREFERENCES_KEY, "{");
  expect(createPadPreferences({ storage, random: () => 0 }).getState().wrap).toBe(false);
});

it("a name has at most 25 characters, and an empty one is none (TL-P.18, TL-P.19)", () => {
  expect(nameOf("  Jonas Keller ")).toBe("Jonas Keller");
  expect(nameOf("😀".repeat(30))).toBe("😀".repeat(25));
  expect(nameOf("   ")).toBeNull();
  expect([hueOf(-3), hueOf(359.4), hueOf(720), hueOf(Number.NaN)]).toEqual([0, 359, 359, null]);
});

it("a name of characters that cannot be seen is none, and among others they are left out (TL-P.19)", () => {
  expect([nameOf("\u200B\u2060\u3164"), nameOf("\u202E"), nameOf("\u2800 \u00AD")]).toEqual([null, null, null]);
  expect(nameOf(" Ben\u202E\u200B\u00A0\u00A0Meier\n")).toBe("Ben Meier");
  expect(nameOf(`${"\u200D".repeat(30)}Ben`)).toBe("Ben");
});

it("a kept name with half of a pair, which the server refuses, is whole when it is read (TL-P.19)", () => {
  const storage = createMemoryStorage();
  const nameIn = (name: string) => {
    storage.setItem(PREFERENCES_KEY, JSON.stringify({ name }));
    return createPadPreferences({ storage, random: () => 0 }).getState().name;
  };
  expect([nameIn("Ben \uD83D"), nameIn("\uDE00"), nameIn("😀")]).toEqual(["Ben", "Anonymous Aardvark", "😀"]);
});

it("a document id is 6 letters or digits, and stands in the address's hash (TL-P.24)", () => {
  let step = 0;
  const random = () => (step++ * 0.137) % 1;
  const ids = Array.from({ length: 100 }, () => newDocumentId(random));
  for (const id of ids) expect(id).toMatch(/^[0-9A-Za-z]{6}$/);
  expect(documentIdOf(`#${ids[0]}`)).toBe(ids[0]);
  expect([documentIdOf(""), documentIdOf("#"), documentIdOf("#a/b"), documentIdOf("#<script>")]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

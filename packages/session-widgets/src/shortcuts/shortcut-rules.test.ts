// @vitest-environment jsdom
import { createMemoryStorage } from "@hotseat/core/testing";
import { describe, expect, it } from "vitest";
import { type Press, SHORTCUTS, shortcutOf, shortcutsFor } from "./headless";
import { createSingleKeyStore } from "./single-key";

const ALL = ["help", "workspace", "console"] as const;
const press = (key: string, change: Partial<Press> = {}): Press => ({
  key,
  code: "",
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  repeat: false,
  defaultPrevented: false,
  target: document.body,
  ...change,
});
const placed = (html: string) => {
  document.body.innerHTML = html;
  return document.body.querySelector("[data-here]") as HTMLElement;
};

describe("the keys of the live session", () => {
  it("show the list by ?, with Shift or without, according to the keyboard", () => {
    expect(shortcutOf(press("?", { shiftKey: true }), ALL)).toBe("help");
    expect(shortcutOf(press("?"), ALL)).toBe("help");
    expect(shortcutOf(press("?", { ctrlKey: true }), ALL)).toBeNull();
  });

  it("match the letter, and on a Mac, where Option types another letter, the key's position", () => {
    const held = { altKey: true, shiftKey: true };
    expect(shortcutOf(press("W", held), ALL)).toBe("workspace");
    expect(shortcutOf(press("„", { ...held, code: "KeyW" }), ALL)).toBe("workspace");
    expect(shortcutOf(press("Z", { ...held, code: "KeyW" }), ALL)).toBeNull();
    expect(shortcutOf(press("w"), ALL)).toBeNull();
  });

  it.each([
    ["a field", "<textarea data-here></textarea>"],
    ["a text input", "<input data-here>"],
    ["something editable", '<div contenteditable="true"><p data-here></p></div>'],
    ["the board or the pad", '<div data-shortcuts="off"><button data-here></button></div>'],
    ["a dialog", '<div role="dialog"><button data-here></button></div>'],
    ["a menu", '<div role="menu"><div role="menuitem" data-here></div></div>'],
  ])("are not heard in %s", (_where, html) => {
    expect(shortcutOf(press("?", { target: placed(html) }), ALL)).toBeNull();
  });

  it("work from a focused button, once a press", () => {
    const target = placed("<button data-here></button>");
    expect(shortcutOf(press("?", { target }), ALL)).toBe("help");
    expect(shortcutOf(press("?", { target, repeat: true }), ALL)).toBeNull();
    expect(shortcutOf(press("?", { target, defaultPrevented: true }), ALL)).toBeNull();
  });

  it("are all different", () => {
    const pressed = SHORTCUTS.filter(({ where }) => where === "anywhere").map(({ keys }) => keys.join("+"));
    expect(new Set(pressed).size).toBe(pressed.length);
  });
});

it("are listed for each audience", () => {
  const names = (...audiences: ("interviewer" | "authority")[]) =>
    shortcutsFor(new Set(audiences)).map(({ name }) => name);
  expect(names()).not.toContain("console");
  expect(names("authority")).toContain("console");
  expect(names("interviewer")).toEqual(expect.arrayContaining(["toggle", "next"]));
});

it("remember that ? alone was turned off", () => {
  const storage = createMemoryStorage();
  expect(createSingleKeyStore(storage).getState().isOn).toBe(true);
  createSingleKeyStore(storage).set(false);
  expect(createSingleKeyStore(storage).getState().isOn).toBe(false);
});

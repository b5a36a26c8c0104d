// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import path from "node:path";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { chooseTheme, THEME_KEY, useTheme } from "./theme";

it("the theme is the system's until another one is chosen, which is kept (LS-3.18)", () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const dark = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal("matchMedia", () => dark);
  const Choice = () => <p>{useTheme()}</p>;
  const page = document.createElement("div");
  const root = createRoot(page);
  act(() => root.render(<Choice />));
  expect([page.textContent, document.documentElement.dataset.appearance]).toEqual(["system", "dark"]);
  act(() => chooseTheme("light"));
  expect([page.textContent, document.documentElement.dataset.appearance]).toEqual(["light", "light"]);
  expect(localStorage.getItem(THEME_KEY)).toBe("light");
  act(() => root.unmount());
});

it("the script before the first paint, which imports nothing, reads the key that the page writes", () => {
  const script = readFileSync(path.join(import.meta.dirname, "../../public/first-paint.js"), "utf8");
  expect(/localStorage\.getItem\("([^"]+)"\)/.exec(script)?.[1]).toBe(THEME_KEY);
});

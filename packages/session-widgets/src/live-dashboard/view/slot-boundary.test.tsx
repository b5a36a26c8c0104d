// @vitest-environment jsdom
import { createInstance } from "i18next";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import en from "../../../locales/en.json";
import { NAMESPACE } from "../../locales";
import { SlotBoundary, type SlotBoundaryProps } from "./slot-boundary";

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

const i18n = createInstance();
void i18n.use(initReactI18next).init({ lng: "en", resources: { en: { [NAMESPACE]: en } }, initAsync: false });

let root: Root;
let host: HTMLElement;
let isBroken: boolean;
beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  vi.spyOn(console, "error").mockImplementation(() => {});
  isBroken = true;
  host = document.body.appendChild(document.createElement("div"));
  root = createRoot(host);
});
afterEach(() => act(async () => root.unmount()));

function Part() {
  if (isBroken) throw new Error("planted");
  return <p>the part</p>;
}
const show = (kind?: SlotBoundaryProps["kind"]) =>
  act(async () =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <p>the call</p>
        <SlotBoundary {...(kind ? { kind } : {})}>
          <Part />
        </SlotBoundary>
      </I18nextProvider>,
    ),
  );

it("keeps the call when one part fails, and shows the part again when that is asked for", async () => {
  await show();
  expect(host.textContent).toContain("the call");
  expect(host.textContent).toContain("This part could not be shown");
  isBroken = false;
  await act(async () => host.querySelector("button")?.click());
  expect(host.textContent).toContain("the part");
});

it("says 'Evaluation Component Error' with 'Reload Page' for the evaluation (LS-2.50, LS-8.30)", async () => {
  await show("evaluation");
  expect(host.textContent).toContain("Evaluation Component Error");
  expect(host.querySelector("button")?.textContent).toBe("Reload Page");
});

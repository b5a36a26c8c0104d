// @vitest-environment jsdom
import { openPopOut, PopOut } from "@hotseat/ui/pop-out";
import { HotseatTheme } from "@hotseat/ui/theme";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

let root: Root;
let target: Window;
beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  document.head.innerHTML = "<style>.mine { color: red }</style>";
  document.documentElement.lang = "fr";
  const frame = document.body.appendChild(document.createElement("iframe"));
  target = frame.contentWindow as Window;
  vi.spyOn(target, "close").mockImplementation(() => {});
  vi.spyOn(target, "focus").mockImplementation(() => {});
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

const show = (onClose = () => {}, appearance: "light" | "dark" = "dark") =>
  act(async () =>
    root.render(
      <HotseatTheme appearance={appearance}>
        <PopOut target={target} title="Workspace" onClose={onClose}>
          <p>the board</p>
        </PopOut>
      </HotseatTheme>,
    ),
  );

it("shows its part in the other window, with the page's styles, language and theme (LS-2.23)", async () => {
  await show();
  const { document: theirs } = target;
  expect(theirs.body.textContent).toContain("the board");
  expect(theirs.title).toBe("Workspace");
  expect(theirs.head.textContent).toContain(".mine");
  expect(theirs.documentElement.lang).toBe("fr");
  expect(theirs.querySelector(".radix-themes.dark")).not.toBeNull();
});

it("follows the page's theme, language and later style sheets", async () => {
  await show();
  await show(undefined, "light");
  expect(target.document.querySelector(".radix-themes.light")).not.toBeNull();
  document.documentElement.lang = "it";
  document.head.append(Object.assign(document.createElement("style"), { textContent: ".later { color: blue }" }));
  await act(async () => {});
  expect(target.document.documentElement.lang).toBe("it");
  expect(target.document.head.textContent).toContain(".later");
  expect(target.document.head.querySelectorAll("style")).toHaveLength(2);
});

it("says when its window was closed, and closes it when it leaves the page or the page goes", async () => {
  const onClose = vi.fn();
  await show(onClose);
  target.dispatchEvent(new Event("pagehide"));
  expect(onClose).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event("pagehide"));
  expect(target.close).toHaveBeenCalledTimes(1);
  await act(async () => root.render(null));
  expect(target.close).toHaveBeenCalledTimes(2);
});

it("asks for a popup of the wanted size, and says when it is blocked (LS-2.23, LS-9.25)", () => {
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  expect(openPopOut({ name: "hotseat-workspace", width: 600, height: 700 })).toBeNull();
  expect(open).toHaveBeenCalledWith("", "hotseat-workspace", "popup,width=600,height=700");
});

import { useEffect } from "react";
import { REPLAY_STEP_MS, type ReplayStore } from "../headless/replay-store";

/** Places that use these keys themselves. */
const OWN_KEYS =
  "input:not([type=range]), textarea, select, [contenteditable], [role=application], [role=menu], [role=dialog]";
/** The slider of the time and the buttons have some of the keys themselves: arrows, and Space. */
const SLIDER = "input[type=range]";
const PRESSED = "button, a";

/** Does what a key stands for; false for any other key. */
function obey(key: string, store: ReplayStore): boolean {
  switch (key) {
    case " ":
      store.toggle();
      return true;
    case "ArrowLeft":
      store.step(-REPLAY_STEP_MS);
      return true;
    case "ArrowRight":
      store.step(REPLAY_STEP_MS);
      return true;
    case "q":
    case "Q":
      store.toNextQuestion();
      return true;
    default:
      return false;
  }
}

function isTheirs(at: Element, key: string): boolean {
  if (at.closest(OWN_KEYS)) return true;
  if (at.closest(SLIDER)) return key.startsWith("Arrow");
  return at.closest(PRESSED) !== null && key === " ";
}

/** Space plays and pauses, arrows step by five seconds, Q leads to the next question. */
export function useReplayKeys(store: ReplayStore): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && isTheirs(event.target, event.key)) return;
      if (obey(event.key, store)) event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [store]);
}

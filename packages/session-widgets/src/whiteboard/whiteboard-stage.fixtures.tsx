import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { expect, fn, waitFor, within } from "storybook/test";
import { type BoardCollaborator, type SceneElement, useWhiteboard, type WhiteboardModel } from "./headless";
import { WhiteboardView, type WhiteboardViewProps } from "./view";

interface StageProps extends Omit<WhiteboardViewProps, "board"> {
  drawing?: readonly SceneElement[];
  collaborators?: readonly BoardCollaborator[];
  isReadOnly?: boolean;
}

export const onSceneChange = fn();
/** The board of the present story, and the function that changes the language of its texts. */
export const stage = {
  board: null as WhiteboardModel | null,
  speak: async (_to: string): Promise<unknown> => undefined,
  /** Nobody may draw on it any more. */
  lock: () => {},
};
const NOTHING: readonly SceneElement[] = [];
const NOBODY: readonly BoardCollaborator[] = [];

/** A board without a server. */
export function Stage({ drawing = NOTHING, collaborators = NOBODY, isReadOnly = false, ...view }: StageProps) {
  const [isLocked, setLocked] = useState(false);
  const board = useWhiteboard({
    instanceId: "s12-a1b2c3",
    roomId: "session-12",
    isReadOnly: isReadOnly || isLocked,
    onSceneChange,
  });
  const { applyScene, applyPresence } = board;
  const { i18n } = useTranslation();
  useEffect(() => {
    stage.board = board;
    stage.speak = (language) => i18n.changeLanguage(language);
    stage.lock = () => setLocked(true);
  }, [board, i18n]);
  useEffect(() => {
    applyScene({ version: 1, scene: { elements: drawing } });
    applyPresence(collaborators);
  }, [applyScene, applyPresence, drawing, collaborators]);
  return (
    <div style={{ width: 624, maxWidth: "100%", height: 660 }}>
      <WhiteboardView {...view} board={board} />
    </div>
  );
}

/** The addresses that the present story has asked for: the page's own list has room for 250. */
let requests: PerformanceObserver | null = null;
const asked: string[] = [];
const note = (entries: readonly PerformanceEntry[]) => asked.push(...entries.map(({ name }) => name));
/** Notes the addresses that a story asks for. Returns the function that ends it. */
export function noteRequests(): () => void {
  asked.length = 0;
  requests = new PerformanceObserver((list) => note(list.getEntries()));
  requests.observe({ type: "resource" });
  return () => requests?.disconnect();
}
/** The noted addresses that are on another site. */
export function outside(): string[] {
  note(requests?.takeRecords() ?? []);
  return asked.filter((name) => /^(https?|wss?):/.test(name) && new URL(name).host !== location.host);
}

/** For what Excalidraw loads first. */
export const PATIENT = { timeout: 20_000 };
/** Waits for Excalidraw's code. */
export const canvasOf = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('[role="application"]')).not.toBeNull(), { timeout: 40_000 });
/** Waits for this status, and for the canvas as well: a picture of the board must not depend on how fast it loads. */
export async function says(canvasElement: HTMLElement, text: RegExp) {
  await canvasOf(canvasElement);
  await waitFor(() => expect(within(canvasElement).getByRole("status")).toHaveTextContent(text), PATIENT);
}

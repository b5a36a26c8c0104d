import { createClient } from "@hotseat/api-client";
import { keys } from "@hotseat/api-client/queries";
import { sampleElement, sampleFile } from "@hotseat/collab/scene/testing";
import { HotseatProvider } from "@hotseat/react";
import { HotseatTheme, toast } from "@hotseat/ui/theme";
import { QueryClient } from "@tanstack/react-query";
import { act, type ReactNode, useEffect } from "react";
import { beforeEach, expect, vi } from "vitest";
import { actUntil } from "../../shared/act-until.fixtures";
import { FakeSocket, sockets } from "../../shared/fake-socket.fixtures";
import { reactRoot } from "../../shared/react-root.fixtures";
import type { BoardSurface, SceneElement, SceneFile, WhiteboardModel } from "../headless";
import type { WhiteboardViewProps } from "../view";
import { BoardStatus } from "../view/board-status";
import { storyDrawing } from "../whiteboard.fixtures";

const client = createClient({ baseUrl: "", fetch: () => new Promise(() => {}) });
export const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
/** The page of another person is another one. */
let person = "";
export function signIn(keycloak_id: string): void {
  person = keycloak_id;
  queryClient.setQueryData(keys.me, { keycloak_id } as never);
}
export const MAY_EDIT = { Standing: { can_edit: true, can_clear: true, reason: null } };
export const ENDED = { Standing: { can_edit: false, can_clear: false, reason: "ended" } };
export const [first, second] = storyDrawing as readonly [SceneElement, SceneElement];

export const LARGE = sampleFile("photo", "image/png", 9, 9, 20_000);
export const photo = sampleElement("image", { id: "image", fileId: "photo" });
/** The messages that the client has sent. */
export const messagesOf = ({ sent }: FakeSocket) => sent.map((text) => JSON.parse(text));

/** The board that is shown. */
export const page = {
  /** The elements of its surface. */
  shown: new Map<string, SceneElement>(),
  /** The images of its surface. */
  images: [] as SceneFile[],
  /** The name under which it would be saved. */
  name: undefined as string | undefined,
  noteChange: () => {},
  addFiles: (async () => {}) as WhiteboardModel["addFiles"],
};
/** The texts of the toasts about errors. */
export const errors = () => vi.mocked(toast.error).mock.calls.map(([{ description }]) => description);
export const lastError = () => errors().at(-1);

const createSurface = (): BoardSurface => {
  const own = new Map<string, SceneElement>();
  page.shown = own;
  const ownImages: SceneFile[] = [];
  page.images = ownImages;
  return {
    elements: () => [...own.values()],
    apply: (elements: readonly SceneElement[]) => {
      for (const element of elements) own.set(element.id, element);
    },
    appState: () => ({}),
    files: () => ownImages,
    addFiles: (files: readonly SceneFile[]) => ownImages.push(...files),
    setCollaborators() {},
    centre: () => ({ x: 0, y: 0 }),
    showAll() {},
  } as unknown as BoardSurface;
};

/** The status of a board, and a surface in place of Excalidraw. */
export function View({ board, name, ...status }: WhiteboardViewProps): ReactNode {
  const { addFiles } = board;
  useEffect(() => {
    Object.assign(page, { name, addFiles });
  }, [name, addFiles]);
  const { onReady, onChange } = board.getSurfaceProps();
  useEffect(() => {
    page.noteChange = onChange;
    return onReady(createSurface());
  }, [onReady, onChange]);
  const { face = "connected", reason = null, refusal = null, unsent = 0, lost = 0 } = status;
  return (
    <BoardStatus
      {...{ face, reason, refusal, unsent, lost }}
      problem={board.problem}
      onRetry={undefined}
      onDismiss={board.dismissProblem}
    />
  );
}

/** A page for each test of a file, in a tab without unsent strokes. Returns the function that shows a board on it. */
export function boardPage() {
  const { render } = reactRoot();
  beforeEach(() => {
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
    sessionStorage.clear();
    signIn("amara");
    sockets.length = 0;
    vi.spyOn(toast, "error");
  });
  return (widget: ReactNode) =>
    render(
      <HotseatProvider key={person} client={client} queryClient={queryClient} language="en">
        <HotseatTheme>{widget}</HotseatTheme>
      </HotseatProvider>,
    );
}

/** Lets the socket with this number in, counted from 1. */
export async function connect(
  number: number,
  standing: object,
  elements: readonly SceneElement[],
): Promise<FakeSocket> {
  await actUntil(() => expect(sockets).toHaveLength(number));
  const socket = sockets[number - 1] as FakeSocket;
  await act(async () => socket.onopen());
  await act(async () => {
    socket.say(standing);
    socket.say({ Scene: { seq: elements.length, since: 0, elements, files: [], edit: 0 } });
  });
  return socket;
}
export async function draw(element: SceneElement): Promise<void> {
  await act(async () => {
    page.shown.set(element.id, element);
    page.noteChange();
  });
}
/** Whether leaving the page asks. */
export const asks = (): boolean => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
/** Acknowledges the last edit. Other tests have the same window: a board is stored before its test ends. */
export async function acknowledge(socket: FakeSocket): Promise<void> {
  const { client: id } = JSON.parse(socket.sent[0] ?? "").Resume;
  const { edit } = JSON.parse(socket.sent.at(-1) ?? "").Delta;
  await act(async () => socket.say({ Delta: { seq: 1, at: 1, author: null, client: id, edit, elements: [] } }));
  expect(asks()).toBe(false);
}
/** Of one board: one that another test left writes its changes a moment later. */
export const keptKeys = (toolId: string) =>
  Object.keys(sessionStorage).filter((key) => key.startsWith(`hotseat:board:${toolId}/`));

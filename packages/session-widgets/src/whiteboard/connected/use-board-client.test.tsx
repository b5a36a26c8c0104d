// @vitest-environment jsdom
import { createClient } from "@hotseat/api-client";
import { keys } from "@hotseat/api-client/queries";
import { HotseatProvider } from "@hotseat/react";
import { QueryClient } from "@tanstack/react-query";
import { act, type ReactNode } from "react";
import { expect, it, vi } from "vitest";
import { actUntil } from "../../shared/act-until.fixtures";
import { FakeSocket, sockets } from "../../shared/fake-socket.fixtures";
import { reactRoot } from "../../shared/react-root.fixtures";
import { type SceneChange, type SceneElement, useWhiteboard, type WhiteboardModel } from "../headless";
import { storyDrawing } from "../whiteboard.fixtures";
import { type BoardConnectionModel, useBoardClient } from "./use-board-client";

const client = createClient({ baseUrl: "", fetch: () => new Promise(() => {}) });
const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
queryClient.setQueryData(keys.me, { keycloak_id: "amara" } as never);

const board = { applyScene: vi.fn(() => true), restore: vi.fn() };
const NOTHING: readonly SceneElement[] = [];
let shown: BoardConnectionModel | null = null;
/** The board of `shown`. */
let drawnOn = "";
function Board({ toolId }: { toolId: string }) {
  drawnOn = toolId;
  shown = useBoardClient({ sessionId: 1, toolId }, board, NOTHING);
  return null;
}

/** A board with a scene of its own, as the widget connects it. */
let drawing: WhiteboardModel | null = null;
const drawn: Pick<WhiteboardModel, "applyScene" | "restore"> = {
  applyScene: (update) => drawing?.applyScene(update) ?? false,
  restore: (...all) => drawing?.restore(...all),
};
function DrawnBoard({ toolId }: { toolId: string }) {
  const { send } = useBoardClient({ sessionId: 1, toolId }, drawn, NOTHING);
  drawing = useWhiteboard({ instanceId: toolId, roomId: "session-1", onSceneChange: send });
  return null;
}

const { render } = reactRoot();
const provided = (widget: ReactNode) => (
  <HotseatProvider client={client} queryClient={queryClient}>
    {widget}
  </HotseatProvider>
);
const [first, second] = storyDrawing as readonly [SceneElement, SceneElement];
const draw = (changed: SceneChange["changed"]) =>
  act(async () => shown?.send({ instanceId: drawnOn, changed, newFiles: [] } as unknown as SceneChange));
/** The ids of the elements in each edit that a socket was sent. */
const edits = ({ sent }: FakeSocket): string[][] =>
  sent
    .map((text) => JSON.parse(text))
    .filter((message) => "Delta" in message)
    .map(({ Delta }) => Delta.elements.map(({ id }: { id: string }) => id));

async function connect(socket: FakeSocket): Promise<void> {
  await act(async () => socket.onopen());
  await act(async () => {
    socket.say({ Standing: { can_edit: true, can_clear: false, reason: null } });
    socket.say({ Scene: { seq: 0, since: 0, elements: [], files: [], edit: 0 } });
  });
}

/** Acknowledges an edit of the socket's client. */
function store(socket: FakeSocket, element: SceneElement, edit: number): Promise<void> {
  const { client } = JSON.parse(socket.sent[0] ?? "").Resume;
  return act(async () => socket.say({ Delta: { seq: edit, at: 1, author: null, client, edit, elements: [element] } }));
}

/** Whether the browser would ask before it leaves the page. */
const asks = (): boolean => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

it("a board on the page with strokes that are not stored, offline too, asks before the tab is closed (TL-W.25)", async () => {
  vi.stubGlobal("WebSocket", FakeSocket);
  sockets.length = 0;
  await render(provided(<Board toolId="s1-e" />));
  await actUntil(() => expect(sockets).toHaveLength(1));
  const [socket] = sockets as [FakeSocket];
  await connect(socket);
  expect(asks()).toBe(false);
  await draw([first]);
  expect(asks()).toBe(true);
  await store(socket, first, 1);
  expect(asks()).toBe(false);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await act(async () => void window.dispatchEvent(new Event("offline")));
  expect([shown?.isOnline, socket.isClosed]).toEqual([false, true]);
  await draw([second]);
  expect(asks()).toBe(true);
  // Other tests have the same window: the board is stored before this one ends.
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event("online")));
  await actUntil(() => expect(sockets).toHaveLength(2));
  const again = sockets[1] as FakeSocket;
  await connect(again);
  await store(again, second, 2);
  expect(asks()).toBe(false);
});

it("a board that is left for another before all is stored sends the rest, and draws nothing on the other (TL-W.20)", async () => {
  vi.stubGlobal("WebSocket", FakeSocket);
  sockets.length = 0;
  await render(provided(<Board toolId="s1-a" />));
  await actUntil(() => expect(sockets).toHaveLength(1));
  const [socket] = sockets as [FakeSocket];
  await connect(socket);
  expect(shown?.state.connection).toBe("connected");
  await draw([first]);
  await draw([second]);
  expect(edits(socket)).toEqual([[first.id]]);
  board.applyScene.mockClear();

  await render(provided(<Board toolId="s1-b" />));
  expect(socket.isClosed).toBe(false);
  await store(socket, second, 1);
  expect(edits(socket)).toEqual([[first.id], [second.id]]);
  await store(socket, second, 2);
  expect(socket.isClosed).toBe(true);
  expect(board.applyScene).not.toHaveBeenCalled();
});

it("a board that is shown again before all is stored begins with what was not sent (TL-W.20)", async () => {
  vi.stubGlobal("WebSocket", FakeSocket);
  sockets.length = 0;
  await render(provided(<Board toolId="s1-c" />));
  await actUntil(() => expect(sockets).toHaveLength(1));
  await draw([first]);
  await render(provided(null));
  await render(provided(<Board toolId="s1-c" />));
  await actUntil(() => expect(sockets).toHaveLength(2));
  const [left, next] = sockets as [FakeSocket, FakeSocket];
  await act(async () => left.onopen());
  expect(left.isClosed).toBe(true);
  await connect(next);
  expect(edits(next)).toEqual([[first.id]]);
  await store(next, first, 1);
  await render(null);
  expect(next.isClosed).toBe(true);
});

it("a board whose provider goes before all is stored sends the rest (TL-W.20)", async () => {
  vi.stubGlobal("WebSocket", FakeSocket);
  sockets.length = 0;
  await render(provided(<Board toolId="s1-d" />));
  await actUntil(() => expect(sockets).toHaveLength(1));
  const [socket] = sockets as [FakeSocket];
  await connect(socket);
  await draw([first]);
  await draw([second]);
  await render(
    <HotseatProvider key="another" client={client} queryClient={queryClient}>
      <Board toolId="s1-d" />
    </HotseatProvider>,
  );
  await actUntil(() => expect(sockets).toHaveLength(2));
  expect(socket.isClosed).toBe(false);
  await store(socket, first, 1);
  expect(edits(socket)).toEqual([[first.id], [second.id]]);
  await store(socket, second, 2);
  expect([socket.isClosed, sockets[1]?.isClosed]).toEqual([true, false]);
});

it("a clearing deletes what its person saw as an edit, which is stored without the right to clear too (TL-W.43)", async () => {
  vi.stubGlobal("WebSocket", FakeSocket);
  sockets.length = 0;
  await render(provided(<DrawnBoard toolId="s1-f" />));
  await actUntil(() => expect(sockets).toHaveLength(1));
  const [socket] = sockets as [FakeSocket];
  await connect(socket);
  await act(async () => {
    socket.say({ Delta: { seq: 1, at: 1, author: "ben", client: "another", edit: 1, elements: [first] } });
    drawing?.clear();
  });
  const deletion = expect.objectContaining({ id: first.id, version: first.version + 1, isDeleted: true });
  expect(socket.sent.map((text) => JSON.parse(text)).slice(1)).toEqual([
    { Delta: expect.objectContaining({ edit: 1, elements: [deletion] }) },
  ]);
  await store(socket, first, 1);
  await render(null);
});

it("a board whose socket the server lets not open is refused after two attempts, and none is made until the person asks (TL-P.120)", async () => {
  vi.stubGlobal("WebSocket", FakeSocket);
  const ask = vi.fn(async (_url: string) => new Response(null, { status: 404 }));
  vi.stubGlobal("fetch", ask);
  sockets.length = 0;
  await render(provided(<Board toolId="s1-r" />));
  await actUntil(() => expect(sockets).toHaveLength(1));
  await act(async () => sockets[0]?.onclose());
  await actUntil(() => expect(sockets).toHaveLength(2));
  await act(async () => sockets[1]?.onclose());
  await actUntil(() => expect(shown?.state).toMatchObject({ connection: "refused", refusal: "not_found" }));
  expect(ask.mock.calls.map(([url]) => new URL(url).pathname)).toEqual(["/api/board/s1-r", "/api/board/s1-r"]);
  await act(async () => shown?.retry());
  await actUntil(() => expect(sockets).toHaveLength(3));
});

// @vitest-environment jsdom
import { createClient } from "@hotseat/api-client";
import { keys } from "@hotseat/api-client/queries";
import { sampleElement, sampleFile } from "@hotseat/collab/scene/testing";
import { HotseatProvider } from "@hotseat/react";
import { HotseatTheme, toast } from "@hotseat/ui/theme";
import { QueryClient } from "@tanstack/react-query";
import { act, type ReactNode, useEffect } from "react";
import { beforeEach, expect, it, type MockInstance, vi } from "vitest";
import { actUntil } from "../../shared/act-until.fixtures";
import { FakeSocket, sockets } from "../../shared/fake-socket.fixtures";
import { reactRoot } from "../../shared/react-root.fixtures";
import type { BoardSurface, SceneElement, SceneFile, WhiteboardModel } from "../headless";
import { slowFile } from "../slow-file.fixtures";
import type { WhiteboardViewProps } from "../view";
import { BoardStatus } from "../view/board-status";
import { storyDrawing } from "../whiteboard.fixtures";
import { SessionBoard } from "./session-board";

const client = createClient({ baseUrl: "", fetch: () => new Promise(() => {}) });
const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
/** The page of another person is another one. */
let person = "";
function signIn(keycloak_id: string): void {
  person = keycloak_id;
  queryClient.setQueryData(keys.me, { keycloak_id } as never);
}
const MAY_EDIT = { Standing: { can_edit: true, can_clear: true, reason: null } };
const ENDED = { Standing: { can_edit: false, can_clear: false, reason: "ended" } };
const [first, second] = storyDrawing as readonly [SceneElement, SceneElement];

/** The elements of the surface that is shown. */
let shown = new Map<string, SceneElement>();
let noteChange = () => {};
let addFiles: WhiteboardModel["addFiles"] = async () => {};
/** The name under which the board would be saved. */
let shownName: string | undefined;
let errors: MockInstance<typeof toast.error>;
const lastError = () => errors.mock.lastCall?.[0].description;
/** The images on the surface that is shown. */
let images: SceneFile[] = [];
const createSurface = (): BoardSurface => {
  const own = new Map<string, SceneElement>();
  shown = own;
  const ownImages: SceneFile[] = [];
  images = ownImages;
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
function View({ board, name, ...status }: WhiteboardViewProps): ReactNode {
  shownName = name;
  addFiles = board.addFiles;
  const { onReady, onChange } = board.getSurfaceProps();
  useEffect(() => {
    noteChange = onChange;
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

const { render } = reactRoot();
const show = (widget: ReactNode) =>
  render(
    <HotseatProvider key={person} client={client} queryClient={queryClient} language="en">
      <HotseatTheme>{widget}</HotseatTheme>
    </HotseatProvider>,
  );
beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  sessionStorage.clear();
  signIn("amara");
  sockets.length = 0;
  errors = vi.spyOn(toast, "error");
});

async function connect(number: number, standing: object, elements: readonly SceneElement[]): Promise<FakeSocket> {
  await actUntil(() => expect(sockets).toHaveLength(number));
  const socket = sockets[number - 1] as FakeSocket;
  await act(async () => socket.onopen());
  await act(async () => {
    socket.say(standing);
    socket.say({ Scene: { seq: elements.length, since: 0, elements, files: [], edit: 0 } });
  });
  return socket;
}
async function draw(element: SceneElement): Promise<void> {
  await act(async () => {
    shown.set(element.id, element);
    noteChange();
  });
}
const asks = (): boolean => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
/** Acknowledges the last edit. Other tests have the same window: a board is stored before its test ends. */
async function acknowledge(socket: FakeSocket): Promise<void> {
  const { client: id } = JSON.parse(socket.sent[0] ?? "").Resume;
  const { edit } = JSON.parse(socket.sent.at(-1) ?? "").Delta;
  await act(async () => socket.say({ Delta: { seq: 1, at: 1, author: null, client: id, edit, elements: [] } }));
  expect(asks()).toBe(false);
}
/** Of one board: one that another test left writes its changes a moment later. */
const keptKeys = (toolId: string) =>
  Object.keys(sessionStorage).filter((key) => key.startsWith(`hotseat:board:${toolId}/`));

it("a board has the name that its tool has, also after a change of that (TL-W.66)", async () => {
  const nameTool = (name: string) =>
    queryClient.setQueryData(keys.tools(1), { results: [{ id: "s1-n", name, created_at: "" }] } as never);
  nameTool("Whiteboard");
  await show(<SessionBoard View={View} sessionId={1} toolId="s1-n" />);
  await actUntil(() => expect(shownName).toBe("Whiteboard"));
  await act(async () => nameTool("Queue / sketch"));
  await actUntil(() => expect(shownName).toBe("Queue / sketch"));
  queryClient.removeQueries({ queryKey: keys.tools(1) });
});

it("a board whose session ends with unsent strokes: opens again with the server's strokes alone, and counts the others (TL-W.50)", async () => {
  await show(<SessionBoard View={View} sessionId={1} toolId="s1-a" />);
  const socket = await connect(1, MAY_EDIT, []);
  await draw(first);
  await draw(second);
  expect([asks(), [...shown.keys()]]).toEqual([true, [first.id, second.id]]);
  await act(async () => socket.say(ENDED));
  // The server has stored the first one, and its reply was lost.
  await connect(2, ENDED, [first]);
  await actUntil(() => expect(document.body.textContent).toContain("1 change was not stored."));
  expect([...shown.keys()]).toEqual([first.id]);
  expect([socket.isClosed, asks(), keptKeys("s1-a")]).toEqual([true, false, []]);
});

it("a board that is opened after the end with strokes of an earlier page: removes them and says so once (TL-W.50)", async () => {
  await show(<SessionBoard View={View} sessionId={1} toolId="s1-b" />);
  await connect(1, MAY_EDIT, []);
  await draw(first);
  await show(null);
  await act(async () => sockets[0]?.say(ENDED));
  await actUntil(() => expect(keptKeys("s1-b")).toHaveLength(1));

  await show(<SessionBoard View={View} sessionId={1} toolId="s1-b" />);
  await connect(2, ENDED, []);
  await connect(3, ENDED, []);
  await actUntil(() => expect(document.body.textContent).toContain("1 change was not stored."));
  expect([shown.size, keptKeys("s1-b")]).toEqual([0, []]);

  await show(null);
  await show(<SessionBoard View={View} sessionId={1} toolId="s1-b" />);
  await connect(4, ENDED, []);
  await actUntil(() => expect(document.body.textContent).toContain("The session is over."));
  expect(document.body.textContent).not.toContain("not stored");
});

it("unsent strokes of a board that is not shown when the session ends: a toast counts them until the board is shown again (TL-W.50)", async () => {
  await show(<SessionBoard View={View} sessionId={1} toolId="s1-f" />);
  const socket = await connect(1, MAY_EDIT, []);
  await draw(first);
  await draw(second);
  await show(null);
  expect([asks(), errors.mock.calls.length]).toEqual([true, 0]);
  await act(async () => socket.say(ENDED));
  expect([asks(), lastError()]).toEqual([false, "2 changes were not stored."]);
  const hides = vi.spyOn(toast, "dismiss");
  await show(<SessionBoard View={View} sessionId={1} toolId="s1-f" />);
  expect(hides).toHaveBeenCalledWith("hotseat.lost.s1-f");
  await connect(2, ENDED, []);
  await connect(3, ENDED, []);
});

it("a board that goes before the server's strokes say which are lost: a toast counts those alone (TL-W.50)", async () => {
  await show(<SessionBoard View={View} sessionId={1} toolId="s1-g" />);
  const socket = await connect(1, MAY_EDIT, []);
  await draw(first);
  await draw(second);
  await act(async () => socket.say(ENDED));
  await actUntil(() => expect(sockets).toHaveLength(2));
  await show(null);
  expect(errors).not.toHaveBeenCalled();
  await connect(2, ENDED, [first]);
  expect(lastError()).toBe("1 change was not stored.");
});

it("unsent strokes of a person who is removed while no board is shown: a toast counts them (TL-W.53)", async () => {
  await show(<SessionBoard View={View} sessionId={1} toolId="s1-h" />);
  const socket = await connect(1, MAY_EDIT, []);
  await draw(first);
  await show(null);
  await act(async () => {
    socket.say({ Refused: { code: "removed", detail: "" } });
    socket.onclose();
  });
  expect([asks(), lastError()]).toEqual([false, "1 change was not stored."]);
});

it("a board that is closed with an unsent stroke: opens again without it, says so, and leaving the page does not ask (TL-W.67)", async () => {
  const closed = { Standing: { can_edit: false, can_clear: false, reason: "closed" } };
  await show(<SessionBoard View={View} sessionId={1} toolId="s1-e" />);
  const socket = await connect(1, MAY_EDIT, []);
  await draw(first);
  await act(async () => socket.say(closed));
  await connect(2, closed, []);
  await actUntil(() => expect(document.body.textContent).toContain("The board was closed."));
  expect(document.body.textContent).toContain("1 change was not stored.");
  expect([asks(), shown.size, keptKeys("s1-e")]).toEqual([false, 0, []]);
});

it("a board that is locked keeps its unsent strokes, and sends them once it is unlocked (TL-W.51)", async () => {
  await show(<SessionBoard View={View} sessionId={1} toolId="s1-c" />);
  const socket = await connect(1, MAY_EDIT, []);
  await draw(first);
  await act(async () => socket.say({ Standing: { can_edit: false, can_clear: false, reason: "locked" } }));
  await actUntil(() => expect(document.body.textContent).toContain("1 change waits."));
  expect([asks(), shown.size]).toEqual([true, 1]);
  const before = socket.sent.length;
  await act(async () => socket.say(MAY_EDIT));
  expect(socket.sent.slice(before).map((text) => JSON.parse(text).Delta.elements[0].id)).toEqual([first.id]);
  await acknowledge(socket);
});

it("strokes that the person before in this tab left unsent: are neither shown nor sent for the next one, and are there for their author (TL-W.52)", async () => {
  const board = <SessionBoard View={View} sessionId={1} toolId="s1-d" />;
  await show(board);
  const left = await connect(1, MAY_EDIT, []);
  await draw(first);
  await show(null);
  await act(async () => left.say(ENDED));
  await actUntil(() => expect(keptKeys("s1-d")).toHaveLength(1));

  signIn("lucie");
  await show(board);
  const next = await connect(2, MAY_EDIT, []);
  expect([shown.size, next.sent.length]).toEqual([0, 1]);
  await show(null);

  signIn("amara");
  await show(board);
  const again = await connect(3, MAY_EDIT, []);
  expect([...shown.keys()]).toEqual([first.id]);
  await acknowledge(again);
});

/** The tab's storage takes values up to this length. */
function limitStorage(maxCharacters: number): void {
  const { setItem } = Storage.prototype;
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, value) {
    if (value.length > maxCharacters) throw new DOMException("full", "QuotaExceededError");
    setItem.call(this, key, value);
  });
}
const LARGE = sampleFile("photo", "image/png", 9, 9, 20_000);
const photo = sampleElement("image", { id: "image", fileId: "photo" });
const messagesOf = ({ sent }: FakeSocket) => sent.map((text) => JSON.parse(text));

it.each([
  ["is too small for an image", 10_000],
  ["takes nothing", 0],
])(
  "an unsent image and stroke after a change of tab, a storage that %s: both are shown and sent (TL-W.20, TL-W.68)",
  async (_title, room) => {
    limitStorage(room);
    await show(<SessionBoard View={View} sessionId={1} toolId="s1-i" />);
    await connect(1, MAY_EDIT, []);
    images.push(LARGE);
    await draw(photo);
    await draw(first);
    await show(null);
    await show(<SessionBoard View={View} sessionId={1} toolId="s1-i" />);
    const again = await connect(2, MAY_EDIT, []);
    expect([[...shown.keys()], images.map(({ id }) => id)]).toEqual([[photo.id, first.id], ["photo"]]);
    const [, file, edits] = messagesOf(again);
    expect(file).toEqual({ File: LARGE });
    expect(edits.Deltas.map(({ elements }: { elements: SceneElement[] }) => elements[0]?.id)).toEqual([
      photo.id,
      first.id,
    ]);
    const { client: id } = messagesOf(again)[0].Resume;
    await act(async () => again.say({ Delta: { seq: 2, at: 1, author: null, client: id, edit: 2, elements: [] } }));
    expect(asks()).toBe(false);
  },
);

it("an unsent image that does not fit the storage of the tab: its stroke is kept for the next page, and the image by its id (TL-W.68)", async () => {
  limitStorage(10_000);
  await show(<SessionBoard View={View} sessionId={1} toolId="s1-j" />);
  const socket = await connect(1, MAY_EDIT, []);
  images.push(LARGE);
  await draw(photo);
  await actUntil(() => expect(keptKeys("s1-j")).toHaveLength(1));
  expect(JSON.parse(sessionStorage.getItem(keptKeys("s1-j")[0] ?? "") ?? "")).toMatchObject({
    reports: [{ elements: [{ id: photo.id }] }],
    files: [],
    lostFiles: ["photo"],
  });
  await acknowledge(socket);
});

it("a stroke, and an image that did not fit the storage, of an earlier page: the stroke is sent, and a toast counts the image (TL-W.68)", async () => {
  const kept = { reports: [{ at: 1, elements: [photo, first] }], files: [], lostFiles: ["photo"] };
  sessionStorage.setItem("hotseat:board:s1-k/amara", JSON.stringify(kept));
  await show(<SessionBoard View={View} sessionId={1} toolId="s1-k" />);
  const socket = await connect(1, MAY_EDIT, []);
  expect(messagesOf(socket)[1].Delta.elements).toMatchObject([{ id: first.id }]);
  expect([...shown.values()].filter(({ isDeleted }) => !isDeleted).map(({ id }) => id)).toEqual([first.id]);
  expect(errors.mock.calls.map(([{ description }]) => description)).toEqual(["1 change was not stored."]);
  await acknowledge(socket);
});

const DRAWING = JSON.stringify({ elements: [photo], files: { photo: LARGE } });
/** Adds a file to the board that is shown. Returns the function that ends the reading of the file. */
async function addSlowly(text = DRAWING): Promise<() => Promise<void>> {
  const { file, arrive } = slowFile();
  await act(async () => void addFiles([file]));
  return () => act(async () => arrive(text));
}
const editedFiles = (socket: FakeSocket) =>
  messagesOf(socket).flatMap(({ Delta }) => Delta?.elements.map(({ fileId }: SceneElement) => fileId) ?? []);

it("a file that is still read when the tab changes: leaving the page asks, and the board stays connected until it is stored (TL-W.70)", async () => {
  await show(<SessionBoard View={View} sessionId={1} toolId="s1-l" />);
  const socket = await connect(1, MAY_EDIT, []);
  const arrive = await addSlowly();
  await show(null);
  expect([socket.isClosed, asks()]).toEqual([false, true]);
  await arrive();
  expect([editedFiles(socket), messagesOf(socket)[1]]).toEqual([["photo"], { File: LARGE }]);
  await acknowledge(socket);
  expect(socket.isClosed).toBe(true);
});

it("a file that is still read when the tab changes, and holds nothing: the board is closed then (TL-W.70)", async () => {
  await show(<SessionBoard View={View} sessionId={1} toolId="s1-m" />);
  const socket = await connect(1, MAY_EDIT, []);
  const arrive = await addSlowly("{}");
  await show(null);
  expect(socket.isClosed).toBe(false);
  await arrive();
  expect([socket.isClosed, asks()]).toEqual([true, false]);
});

it("a file that is read once its board is shown again: is drawn there and sent (TL-W.70)", async () => {
  await show(<SessionBoard View={View} sessionId={1} toolId="s1-o" />);
  await connect(1, MAY_EDIT, []);
  const arrive = await addSlowly();
  await show(null);
  await show(<SessionBoard View={View} sessionId={1} toolId="s1-o" />);
  const again = await connect(2, MAY_EDIT, []);
  await arrive();
  expect([...shown.values()].map(({ fileId }) => fileId)).toEqual(["photo"]);
  expect(editedFiles(again)).toEqual(["photo"]);
  await acknowledge(again);
});

it("a file that is read once another board is at the place of its own: is sent to its own board (TL-W.70)", async () => {
  await show(<SessionBoard View={View} sessionId={1} toolId="s1-p" />);
  const own = await connect(1, MAY_EDIT, []);
  const arrive = await addSlowly();
  await show(<SessionBoard View={View} sessionId={1} toolId="s1-q" />);
  const other = await connect(2, MAY_EDIT, []);
  await arrive();
  expect([editedFiles(own), editedFiles(other)]).toEqual([["photo"], []]);
  await acknowledge(own);
});

it("a file that is read once the board is locked: nothing is drawn or sent, and the board says so (TL-W.71)", async () => {
  await show(<SessionBoard View={View} sessionId={1} toolId="s1-r" />);
  const socket = await connect(1, MAY_EDIT, []);
  const arrive = await addSlowly();
  await act(async () => socket.say({ Standing: { can_edit: false, can_clear: false, reason: "locked" } }));
  await arrive();
  await actUntil(() => expect(document.body.textContent).toContain("The file was not added"));
  expect([shown.size, editedFiles(socket), asks()]).toEqual([0, [], false]);
});

it("a file that is read after the tab changed and the session ended: a toast counts it (TL-W.50, TL-W.71)", async () => {
  await show(<SessionBoard View={View} sessionId={1} toolId="s1-s" />);
  const socket = await connect(1, MAY_EDIT, []);
  const arrive = await addSlowly();
  await show(null);
  await act(async () => socket.say(ENDED));
  await arrive();
  expect([lastError(), asks()]).toEqual(["1 change was not stored.", false]);
});

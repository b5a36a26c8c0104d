// @vitest-environment jsdom
import { createClient } from "@hotseat/api-client";
import { loadOt } from "@hotseat/collab/ot";
import { HotseatProvider } from "@hotseat/react";
import { type ToastContent, toast } from "@hotseat/ui/theme";
import { act, type ReactNode } from "react";
import { expect, it, vi } from "vitest";
import { actUntil } from "../../shared/act-until.fixtures";
import { FakeSocket, sockets } from "../../shared/fake-socket.fixtures";
import { reactRoot } from "../../shared/react-root.fixtures";
import type { PadConnection } from "../headless/pad-connection";
import { usePadConnection } from "./use-pad-connection";

const client = createClient({ baseUrl: "", fetch: () => new Promise(() => {}) });

// Loaded before the first pad, which is then open with its first render.
await loadOt();

let shown: PadConnection | null = null;
function Pad() {
  const opened = usePadConnection({ documentId: "s1-abc" });
  shown = opened.status === "open" ? opened.pad : null;
  return null;
}

const { render } = reactRoot();
const provided = (widget: ReactNode) => <HotseatProvider client={client}>{widget}</HotseatProvider>;
const pad = (): PadConnection => shown as PadConnection;
/** The last edit that a socket was sent; one that waited is in a list. */
const lastEdit = ({ sent }: FakeSocket) => {
  const { Edit, Edits } = sent.map((text) => JSON.parse(text)).findLast((each) => "Edit" in each || "Edits" in each);
  return Edit ?? { operation: Edits.edits[0][1], edit: Edits.edit };
};
const acknowledge = (socket: FakeSocket, id: string, start: number) => {
  const { operation, edit } = lastEdit(socket);
  return act(async () =>
    socket.say({ History: { start, operations: [{ id: 0, operation, client: id, edit, at: 1 }] } }),
  );
};

/** Connects the first pad, which writes "ab": one edit is on its way, the other waits. */
async function write(): Promise<{ socket: FakeSocket; id: string }> {
  vi.stubGlobal("WebSocket", FakeSocket);
  sockets.length = 0;
  await render(provided(<Pad />));
  await actUntil(() => expect([shown !== null, sockets.length]).toEqual([true, 1]));
  const [socket] = sockets as [FakeSocket];
  await act(async () => socket.onopen());
  socket.say({ Identity: 0 });
  socket.say({ Standing: { can_edit: true, reason: null } });
  pad().document.edit(["a"]);
  pad().document.edit([1, "b"]);
  return { socket, id: JSON.parse(socket.sent[0] ?? "").Resume.client };
}

it("a pad that is left before all is stored sends the rest, and has it when it is opened again meanwhile (TL-P.84)", async () => {
  const { socket, id } = await write();
  await render(provided(null));
  expect(socket.isClosed).toBe(false);

  await render(provided(<Pad />));
  await actUntil(() => expect(pad().document.text()).toBe("ab"));
  expect(sockets).toHaveLength(1);
  await render(null);

  await acknowledge(socket, id, 0);
  expect([lastEdit(socket).operation, socket.isClosed]).toEqual([[1, "b"], false]);
  await acknowledge(socket, id, 1);
  expect(socket.isClosed).toBe(true);
});

it("a pad whose provider goes before all is stored sends the rest, and another provider opens a pad of its own (TL-P.84)", async () => {
  const { socket, id } = await write();
  const before = pad();
  await render(
    <HotseatProvider key="another" client={client}>
      <Pad />
    </HotseatProvider>,
  );
  await actUntil(() => expect(sockets).toHaveLength(2));
  expect([pad() === before, pad().document.text(), socket.isClosed]).toEqual([false, "", false]);

  await acknowledge(socket, id, 0);
  await acknowledge(socket, id, 1);
  expect([socket.isClosed, sockets[1]?.isClosed]).toEqual([true, false]);
});

it("a pad on the page is disconnected once the browser is offline, and connects at once when it is online (TL-P.110)", async () => {
  const { socket, id } = await write();
  await acknowledge(socket, id, 0);
  await acknowledge(socket, id, 1);
  const stateNow = () => pad().state.getState().status;
  expect(stateNow()).toBe("connected");
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  // In one task: the attempt of each second is not between the two.
  await act(async () => {
    window.dispatchEvent(new Event("offline"));
    expect([stateNow(), socket.isClosed]).toEqual(["disconnected", true]);
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event("online"));
  });
  expect(sockets).toHaveLength(2);
  await act(async () => sockets[1]?.onopen());
  expect([stateNow(), pad().state.getState().hasUnsent]).toEqual(["connected", false]);
});

it("a pad whose person signed in or out meanwhile comes back under another UUID, with its text (TL-P.153)", async () => {
  const { socket, id } = await write();
  await acknowledge(socket, id, 0);
  await acknowledge(socket, id, 1);
  await act(async () => socket.say({ Refused: { code: "not_allowed", detail: "" } }));
  expect([sockets.length, socket.isClosed]).toEqual([2, true]);
  await act(async () => sockets[1]?.onopen());
  const { Resume } = JSON.parse(sockets[1]?.sent[0] ?? "");
  expect([Resume.client === id, Resume.revision, pad().document.text()]).toEqual([false, 2, "ab"]);
});

it("a pad whose socket does not open asks why at its address: a reason is shown, and no reason is tried again (TL-P.120)", async () => {
  vi.stubGlobal("WebSocket", FakeSocket);
  const responses = [
    new Response(null, { status: 426 }),
    new Response(null, { status: 429, headers: { "retry-after": "600" } }),
  ];
  const ask = vi.fn(async (_url: string) => responses.shift());
  vi.stubGlobal("fetch", ask);
  sockets.length = 0;
  await render(provided(<Pad />));
  await actUntil(() => expect(sockets).toHaveLength(1));
  await act(async () => sockets[0]?.onclose());
  expect(pad().state.getState().status).toBe("disconnected");
  await actUntil(() => expect(sockets).toHaveLength(2));
  await act(async () => sockets[1]?.onclose());
  const { status, refusal, retryAt } = pad().state.getState();
  expect([status, refusal]).toEqual(["refused", "too_many_requests"]);
  expect((retryAt ?? 0) - Date.now()).toBeGreaterThan(590_000);
  expect(ask.mock.calls.map(([url]) => new URL(url).pathname)).toEqual(["/api/socket/s1-abc", "/api/socket/s1-abc"]);
});

it("a pad whose session ends before all is stored: a toast has the text to copy, leaving the page does not ask, and the text is there when it is opened again (TL-P.130)", async () => {
  const { socket } = await write();
  const asks = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  await render(provided(null));
  expect(asks()).toBe(true);
  await act(async () => socket.say({ Standing: { can_edit: false, reason: "locked" } }));
  expect(asks()).toBe(true);
  const shows = vi.spyOn(toast, "error");
  await act(async () => socket.say({ Standing: { can_edit: false, reason: "ended" } }));
  expect([asks(), socket.isClosed, shows.mock.calls.length]).toEqual([false, false, 1]);
  const [{ action }, { id }] = shows.mock.calls[0] as [ToastContent, { id: string }];
  const writeText = vi.fn((_text: string) => Promise.reject(new Error("not allowed")));
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  await act(async () => action?.onSelect());
  expect([writeText.mock.calls, shows.mock.calls.length]).toEqual([[["ab"]], 2]);
  vi.unstubAllGlobals();
  const hides = vi.spyOn(toast, "dismiss");
  await render(provided(<Pad />));
  await actUntil(() => expect(pad().document.text()).toBe("ab"));
  expect(hides).toHaveBeenCalledWith(id);
});

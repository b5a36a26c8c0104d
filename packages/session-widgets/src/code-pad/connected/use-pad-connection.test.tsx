// @vitest-environment jsdom
import { loadOt } from "@hotseat/collab/ot";
import { act } from "react";
import { expect, it, vi } from "vitest";
import { actUntil } from "../../act-until.fixtures";
import { reactRoot } from "../../react-root.fixtures";
import type { PadConnection } from "../headless/pad-connection";
import { usePadConnection } from "./use-pad-connection";

const client = { baseUrl: "" };
vi.mock("@hotseat/react", () => ({ useHotseat: () => ({ client }) }));

/** The sockets that were opened, each with what it was sent. */
const sockets: FakeSocket[] = [];
class FakeSocket {
  protocol = "hotseat.pad.1";
  isClosed = false;
  readonly sent: string[] = [];
  onopen = () => undefined;
  onmessage = (_event: { data: string }) => undefined;
  onclose = () => undefined;
  constructor() {
    sockets.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.isClosed = true;
  }
  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

// Loaded before the first pad, which is then open with its first render.
await loadOt();

let shown: PadConnection | null = null;
function Pad() {
  const opened = usePadConnection({ documentId: "s1-abc" });
  shown = opened.status === "open" ? opened.pad : null;
  return null;
}

const { render } = reactRoot();
const pad = (): PadConnection => shown as PadConnection;
/** The last edit that a socket was sent. */
const lastEdit = ({ sent }: FakeSocket) =>
  sent.map((text) => JSON.parse(text)).findLast((message) => "Edit" in message)?.Edit;
const acknowledge = (socket: FakeSocket, id: string, start: number) => {
  const { operation, edit } = lastEdit(socket);
  return act(async () =>
    socket.say({ History: { start, operations: [{ id: 0, operation, client: id, edit, at: 1 }] } }),
  );
};

it("a pad that is left before all is stored sends the rest, and has it when it is opened again meanwhile (TL-P.84)", async () => {
  vi.stubGlobal("WebSocket", FakeSocket);
  await render(<Pad />);
  await actUntil(() => expect([shown !== null, sockets.length]).toEqual([true, 1]));
  const [socket] = sockets as [FakeSocket];
  await act(async () => socket.onopen());
  socket.say({ Identity: 0 });
  socket.say({ Standing: { can_edit: true, reason: null } });
  const { client: id } = JSON.parse(socket.sent[0] ?? "").Resume;
  pad().document.edit(["a"]);
  pad().document.edit([1, "b"]);
  await render(null);
  expect(socket.isClosed).toBe(false);

  await render(<Pad />);
  await actUntil(() => expect(pad().document.text()).toBe("ab"));
  expect(sockets).toHaveLength(1);
  await render(null);

  await acknowledge(socket, id, 0);
  expect([lastEdit(socket).operation, socket.isClosed]).toEqual([[1, "b"], false]);
  await acknowledge(socket, id, 1);
  expect(socket.isClosed).toBe(true);
});

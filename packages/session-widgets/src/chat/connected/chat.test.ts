import { createMemoryStorage } from "@hotseat/core/testing";
import { expect, it } from "vitest";
import type { ChatFailure, ChatMessage, ChatPort } from "../headless/chat.types";
import { entriesOf, groupEntries, partsOf, unreadCount } from "../headless/chat-rules";
import { createChatStore } from "../headless/chat-store";

const ME = { attendeeId: 1, name: "Amara Diallo" };
const NOON = Date.UTC(2026, 10, 24, 12);
const message = (id: number, part: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  clientId: `c${id}`,
  senderId: 2,
  senderName: "Jonas Keller",
  text: `text ${id}`,
  isRemoved: false,
  at: NOON + id * 1000,
  ...part,
});
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

function setUp(answers: ReadonlyArray<{ kind: "sent" } | ChatFailure> = []) {
  const storage = createMemoryStorage();
  const sent: string[] = [];
  const left = [...answers];
  const port: ChatPort = {
    send: async ({ clientId, text }) => {
      sent.push(`${clientId} ${text}`);
      return left.shift() ?? { kind: "sent" };
    },
  };
  let made = 0;
  const newId = () => {
    made += 1;
    return `id${made}`;
  };
  const open = () => createChatStore({ port, storage, key: "k", now: () => NOON, newId });
  return { open, sent };
}

it("shows a message at once, and once only when the server has it", async () => {
  const { open, sent } = setUp();
  const store = open();
  store.edit("  Hello \n");
  store.send();
  expect(store.getState()).toMatchObject({ draft: "", outgoing: [{ clientId: "id1", text: "Hello", failure: null }] });
  const [shown] = entriesOf([], store.getState().outgoing, ME);
  const both = entriesOf([message(7, { clientId: "id1", senderId: 1 })], store.getState().outgoing, ME);
  expect([shown?.state, both.map(({ state }) => state), both[0]?.key]).toEqual(["sending", ["sent"], shown?.key]);
  await settle();
  expect([sent, store.getState().outgoing]).toEqual([["id1 Hello"], []]);
});

it("keeps an unsent text and sends it again as the same message", async () => {
  const { open, sent } = setUp([{ kind: "unreachable" }]);
  const store = open();
  store.edit("Hello");
  store.send();
  await settle();
  expect(entriesOf([], store.getState().outgoing, ME)).toMatchObject([{ state: "failed", text: "Hello" }]);
  store.retry("id1");
  await settle();
  expect([sent, store.getState().outgoing]).toEqual([["id1 Hello", "id1 Hello"], []]);
});

it("resends undelivered messages automatically once connected, and not refused ones", async () => {
  const { open, sent } = setUp([{ kind: "unreachable" }, { kind: "refused", message: "No." }, { kind: "tooFast" }]);
  const store = open();
  for (const text of ["one", "two", "three"]) {
    store.edit(text);
    store.send();
  }
  await settle();
  store.retryUnreachable();
  await settle();
  expect(sent).toEqual(["id1 one", "id2 two", "id3 three", "id1 one"]);
  expect(store.getState().outgoing.map(({ text }) => text)).toEqual(["two", "three"]);
  store.discard("id2");
  expect(store.getState().outgoing.map(({ text }) => text)).toEqual(["three"]);
});

it("a message that failed for the access token is sent again once connected", async () => {
  const { open, sent } = setUp([{ kind: "accessToken" }]);
  const store = open();
  store.edit("one");
  store.send();
  await settle();
  store.retryUnreachable();
  await settle();
  expect([sent, store.getState().outgoing]).toEqual([["id1 one", "id1 one"], []]);
});

it("restores the typed text and unsent messages after a reload", async () => {
  const { open } = setUp([{ kind: "unreachable" }]);
  const before = open();
  before.edit("one");
  before.send();
  before.edit("half a sen");
  const after = open();
  expect(after.getState()).toMatchObject({
    draft: "half a sen",
    outgoing: [{ clientId: "id1", text: "one", failure: { kind: "unreachable" } }],
  });
});

it("drops an outgoing message whose response was lost as soon as the list has it", async () => {
  const { open, sent } = setUp([{ kind: "unreachable" }]);
  const store = open();
  store.edit("one");
  store.send();
  await settle();
  store.arrived(new Set(["id1"]));
  store.retryUnreachable();
  await settle();
  expect([sent, store.getState().outgoing]).toEqual([["id1 one"], []]);
});

it("sends neither an empty text nor more than a thousand characters, and truncates nothing", () => {
  const { open } = setUp();
  const store = open();
  for (const text of ["", " \n", "x".repeat(1001)]) {
    store.edit(text);
    store.send();
    expect(store.getState()).toMatchObject({ draft: text, outgoing: [] });
  }
});

it("opens empty when the stored state is unreadable", () => {
  const storage = createMemoryStorage();
  storage.setItem("k", '{"outgoing":[{}],"draft":5}');
  const store = createChatStore({
    port: { send: async () => ({ kind: "sent" }) },
    storage,
    key: "k",
    now: () => 0,
    newId: () => "i",
  });
  expect(store.getState()).toEqual({ draft: "", outgoing: [], lastReadId: 0 });
});

it("groups consecutive messages of one sender", () => {
  const entries = entriesOf(
    [message(3, { senderId: 1 }), message(2), message(1), message(4), message(5, { at: NOON + 5 * 60_000 + 4000 })],
    [],
    ME,
  );
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const idsOf = (groups: ReturnType<typeof groupEntries>) =>
    groups.map(({ entries: some }) => some.map(({ id }) => id));
  expect(idsOf(groupEntries(entries, day))).toEqual([[1, 2], [3], [4], [5]]);
  expect(idsOf(groupEntries(entries, (ms) => (ms === NOON + 1000 ? "a" : "b")))[0]).toEqual([1]);
});

it("counts others' newer messages as unread, except deleted ones", () => {
  const list = [message(1), message(2), message(3, { senderId: 1 }), message(4, { isRemoved: true }), message(5)];
  expect(unreadCount(list, 1, 1)).toBe(2);
});

it.each([
  ["see https://a.example/x?y=1.", ["see ", "[https://a.example/x?y=1]", "."]],
  ["(https://a.example/b_(c))", ["(", "[https://a.example/b_(c)]", ")"]],
  ["javascript:alert(1) data:text/html,x", ["javascript:alert(1) data:text/html,x"]],
  ['<a href="https://evil.example">x</a>', ['<a href="', "[https://evil.example]", '">x</a>']],
  ["javascript://a.example/%0aalert(1) ftp://a.example", ["javascript://a.example/%0aalert(1) ftp://a.example"]],
  ["https://", ["https://"]],
  ["HTTP://A.example und http://b.example/ä", ["[HTTP://A.example]", " und ", "[http://b.example/ä]"]],
])("finds the links in %s and nothing else", (text, expected) => {
  const parts = partsOf(text);
  expect(parts.map((part) => (part.kind === "link" ? `[${part.text}]` : part.text))).toEqual(expected);
  expect(parts.map((part) => part.text).join("")).toBe(text);
});

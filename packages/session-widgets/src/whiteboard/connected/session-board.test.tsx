// @vitest-environment jsdom
import { keys } from "@hotseat/api-client/queries";
import { toast } from "@hotseat/ui/theme";
import { act } from "react";
import { expect, it, vi } from "vitest";
import { actUntil } from "../../shared/act-until.fixtures";
import { sockets } from "../../shared/fake-socket.fixtures";
import { SessionBoard } from "./session-board";
import {
  acknowledge,
  asks,
  boardPage,
  connect,
  draw,
  ENDED,
  errors,
  first,
  keptKeys,
  lastError,
  MAY_EDIT,
  page,
  queryClient,
  second,
  signIn,
  View,
} from "./session-board.fixtures";

const show = boardPage();

it("a board has the name that its tool has, also after a change of that (TL-W.66)", async () => {
  const nameTool = (name: string) =>
    queryClient.setQueryData(keys.tools(1), { results: [{ id: "s1-n", name, created_at: "" }] } as never);
  nameTool("Whiteboard");
  await show(<SessionBoard View={View} sessionId={1} toolId="s1-n" />);
  await actUntil(() => expect(page.name).toBe("Whiteboard"));
  await act(async () => nameTool("Queue / sketch"));
  await actUntil(() => expect(page.name).toBe("Queue / sketch"));
  queryClient.removeQueries({ queryKey: keys.tools(1) });
});

it("a board whose session ends with unsent strokes: opens again with the server's strokes alone, and counts the others (TL-W.50)", async () => {
  await show(<SessionBoard View={View} sessionId={1} toolId="s1-a" />);
  const socket = await connect(1, MAY_EDIT, []);
  await draw(first);
  await draw(second);
  expect([asks(), [...page.shown.keys()]]).toEqual([true, [first.id, second.id]]);
  await act(async () => socket.say(ENDED));
  // The server has stored the first one, and its reply was lost.
  await connect(2, ENDED, [first]);
  await actUntil(() => expect(document.body.textContent).toContain("1 change was not stored."));
  expect([...page.shown.keys()]).toEqual([first.id]);
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
  expect([page.shown.size, keptKeys("s1-b")]).toEqual([0, []]);

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
  expect([asks(), errors().length]).toEqual([true, 0]);
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
  expect(toast.error).not.toHaveBeenCalled();
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
  expect([asks(), page.shown.size, keptKeys("s1-e")]).toEqual([false, 0, []]);
});

it("a board that is locked keeps its unsent strokes, and sends them once it is unlocked (TL-W.51)", async () => {
  await show(<SessionBoard View={View} sessionId={1} toolId="s1-c" />);
  const socket = await connect(1, MAY_EDIT, []);
  await draw(first);
  await act(async () => socket.say({ Standing: { can_edit: false, can_clear: false, reason: "locked" } }));
  await actUntil(() => expect(document.body.textContent).toContain("1 change waits."));
  expect([asks(), page.shown.size]).toEqual([true, 1]);
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
  expect([page.shown.size, next.sent.length]).toEqual([0, 1]);
  await show(null);

  signIn("amara");
  await show(board);
  const again = await connect(3, MAY_EDIT, []);
  expect([...page.shown.keys()]).toEqual([first.id]);
  await acknowledge(again);
});

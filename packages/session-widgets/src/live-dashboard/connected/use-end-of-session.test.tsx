// @vitest-environment jsdom
import { createManualClock, createMemoryStorage } from "@hotseat/core/testing";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createConnectionDetails, createRoomStore } from "../../room/headless";
import { RoomContext } from "../../room/headless/room-context";
import { createHandMedia } from "../../room/room.fixtures";
import { type EndOfSession, useEndOfSession } from "./use-end-of-session";

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

const SESSION = 12;
let root: Root;
beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
});
afterEach(() => act(() => root.unmount()));

function Home(options: EndOfSession) {
  const { goHome, giveUp } = useEndOfSession(options);
  return (
    <>
      <button type="button" onClick={goHome} />
      <button type="button" onClick={giveUp} />
    </>
  );
}

/** A connected room, and where one is led from it. */
async function setUp() {
  const media = createHandMedia();
  const details = createConnectionDetails(createMemoryStorage());
  details.save(SESSION, { kind: "call", url: "ws://sfu", token: "t", callSessionId: 3, connectionId: "c" });
  const room = createRoomStore({
    sessionId: SESSION,
    media,
    details,
    clock: createManualClock(),
    random: () => 1,
    rejoin: async () => ({ kind: "later", message: "no answer" }),
  });
  await room.connect({ microphone: false, camera: false });
  const led: string[] = [];
  const told: string[] = [];
  const page = document.createElement("div");
  root = createRoot(page);
  const leads = {
    onLeave: (reason: string) => void led.push(`pre-join, ${reason}`),
    onGoHome: () => void led.push("home"),
    onLeft: (reason: string) => void told.push(reason),
  };
  const show = (isOver = false) =>
    act(async () =>
      root.render(
        <RoomContext.Provider value={room}>
          <Home isOver={isOver} {...leads} />
        </RoomContext.Provider>,
      ),
    );
  await show();
  return {
    room,
    media,
    details,
    led,
    told,
    show,
    press: (index: number) => page.querySelectorAll("button")[index]?.click(),
  };
}
type Opened = Awaited<ReturnType<typeof setUp>>;

const endings: ReadonlyArray<readonly [string, (opened: Opened) => unknown, readonly string[]]> = [
  ["leaving leads to the pre-join", ({ room }) => room.leave(), ["pre-join, left"]],
  ["the home button leads home and nowhere else", ({ press }) => press(0), ["home"]],
  [
    "giving up a lost connection leads to the pre-join, as somebody who wants back in",
    ({ press }) => press(1),
    ["pre-join, lost"],
  ],
  ["the end of the session leads to the pre-join", ({ show }) => show(true), ["pre-join, over"]],
  [
    "being removed does too",
    ({ media }) => media.emit({ type: "disconnected", cause: "removed" }),
    ["pre-join, removed"],
  ],
  ["a drop leads nowhere", ({ media }) => media.emit({ type: "disconnected", cause: "dropped" }), []],
  ["another tab's call does not either", ({ media }) => media.emit({ type: "disconnected", cause: "elsewhere" }), []],
];
it.each(endings)("%s (LS-D4.4)", async (_what, happens, expected) => {
  const opened = await setUp();
  await act(async () => happens(opened));
  expect(opened.led).toEqual(expected);
  expect(opened.details.read(SESSION) === null).toBe(expected.length > 0);
});

it("leads out once, however often one leaves", async () => {
  const { room, led, show, press } = await setUp();
  await act(async () => press(0));
  await act(async () => room.leave());
  await show(true);
  expect(led).toEqual(["home"]);
});

it("tells the page once that one has left, and why, on whichever way", async () => {
  const ways: [(opened: Opened) => unknown, string[]][] = [
    [({ room }) => room.leave(), ["left"]],
    [({ press }) => press(0), ["left"]],
    [({ press }) => press(1), ["lost"]],
    [({ show }) => show(true), ["over"]],
    [({ media }) => media.emit({ type: "disconnected", cause: "removed" }), ["removed"]],
    [({ media }) => media.emit({ type: "disconnected", cause: "dropped" }), []],
  ];
  for (const [happens, expected] of ways) {
    const opened = await setUp();
    await act(async () => happens(opened));
    await act(async () => opened.room.leave());
    expect(opened.told).toEqual(expected.length > 0 ? expected : ["left"]);
    await act(async () => root.unmount());
  }
});

it("goes home from a call held elsewhere", async () => {
  const { media, led, press } = await setUp();
  await act(async () => media.emit({ type: "disconnected", cause: "elsewhere" }));
  await act(async () => press(0));
  expect(led).toEqual(["home"]);
});

it("waits for the room to open", async () => {
  const leave = vi.fn();
  root = createRoot(document.createElement("div"));
  await act(async () =>
    root.render(
      <RoomContext.Provider value={null}>
        <Home isOver onLeave={leave} onGoHome={leave} />
      </RoomContext.Provider>,
    ),
  );
  expect(leave).not.toHaveBeenCalled();
});

import type { StreamMessage } from "@hotseat/api-client/events";
import { QueryClient } from "@tanstack/react-query";
import { Activity, StrictMode } from "react";
import { afterEach, expect, it } from "vitest";
import { HotseatProvider } from "./hotseat-provider";
import type { CreateSessionStore, SessionStore } from "./session-stores";
import { createDrivenClient } from "./testing/client";
import { renderInside } from "./testing/render";
import { useServerEvents } from "./use-server-events";
import { useProviderStore, useSessionStore } from "./use-session-store";

afterEach(() => document.body.replaceChildren());

interface NamedStore extends SessionStore {
  readonly name: string;
}

function Widget({ sessionId = 7, create }: { sessionId?: number; create: CreateSessionStore<NamedStore> }) {
  return <i>{useSessionStore(sessionId, "notes", create).name} </i>;
}

/** Makes numbered stores and records the calls to them. */
function setUp() {
  const log: string[] = [];
  let made = 0;
  let saved: Promise<void> = Promise.resolve();
  const create: CreateSessionStore<NamedStore> = () => {
    made += 1;
    const name = `store ${made}`;
    return {
      name,
      start: () => void log.push(`${name} starts`),
      flush: () => {
        log.push(`${name} saves`);
        return saved;
      },
      dispose: () => void log.push(`${name} ends`),
    };
  };
  return {
    log,
    create,
    /** Saves wait until the returned function is called. */
    holdSaves(): () => void {
      let release = () => {};
      saved = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
  };
}
const { client } = createDrivenClient();

function Connected() {
  useServerEvents({ sessionId: 7 });
  return null;
}

function Listening({ create }: { create: CreateSessionStore<SessionStore> }) {
  useSessionStore(7, "listener", create);
  return null;
}

it("is one store for all widgets of a session, and a different one for another session", async () => {
  const { log, create } = setUp();
  const { text } = await renderInside(
    client,
    <>
      <Widget create={create} />
      <Widget create={create} />
      <Widget sessionId={8} create={create} />
    </>,
  );
  expect(text()).toBe("store 1 store 1 store 2 ");
  expect(log).toEqual(["store 1 starts", "store 2 starts"]);
});

it("is saved and disposed of when the last widget of its session leaves, and not before", async () => {
  const { log, create } = setUp();
  const { show } = await renderInside(
    client,
    <>
      <Widget key="a" create={create} />
      <Widget key="b" create={create} />
    </>,
  );
  await show(<Widget key="b" create={create} />);
  expect(log).toEqual(["store 1 starts"]);
  await show(null);
  expect(log).toEqual(["store 1 starts", "store 1 saves", "store 1 ends"]);
});

it("stays when a page change removes one widget and adds another of the same session", async () => {
  const { log, create } = setUp();
  const { show, text } = await renderInside(client, <Widget key="pre-join" create={create} />);
  await show(<Widget key="dashboard" create={create} />);
  expect([text(), log]).toEqual(["store 1 ", ["store 1 starts"]]);
});

it("stays when a widget mounts again during the last save", async () => {
  const { log, create, holdSaves } = setUp();
  const release = holdSaves();
  const { show, text } = await renderInside(client, <Widget create={create} />);
  await show(null);
  await show(<Widget create={create} />);
  release();
  await show(<Widget create={create} />);
  expect([text(), log]).toEqual(["store 1 ", ["store 1 starts", "store 1 saves"]]);
});

it("saves again after a widget that mounted, changed it and unmounted during the last save", async () => {
  const { log, create, holdSaves } = setUp();
  const release = holdSaves();
  const { show } = await renderInside(client, <Widget create={create} />);
  await show(null);
  await show(<Widget create={create} />);
  await show(null);
  expect(log).toEqual(["store 1 starts", "store 1 saves"]);
  release();
  await show(null);
  expect(log).toEqual(["store 1 starts", "store 1 saves", "store 1 saves", "store 1 ends"]);
});

it("is disposed of with its provider", async () => {
  const { log, create } = setUp();
  const { leave } = await renderInside(client, <Widget create={create} />);
  await leave();
  expect(log).toEqual(["store 1 starts", "store 1 saves", "store 1 ends"]);
});

it("starts once and stays under StrictMode, which mounts everything twice", async () => {
  const { log, create } = setUp();
  const { show } = await renderInside(
    client,
    <StrictMode>
      <HotseatProvider client={client} language="en">
        <Widget create={create} />
      </HotseatProvider>
    </StrictMode>,
  );
  expect(log).toEqual(["store 1 starts"]);
  await show(null);
  expect(log.at(-1)).toBe("store 1 ends");
});

it("is new for a widget that was hidden and is shown again", async () => {
  const { log, create } = setUp();
  const page = (mode: "visible" | "hidden") => (
    <Activity mode={mode}>
      <Widget create={create} />
    </Activity>
  );
  const { show, text } = await renderInside(client, page("visible"));
  await show(page("hidden"));
  await show(page("visible"));
  expect([text(), log]).toEqual(["store 2 ", ["store 1 starts", "store 1 saves", "store 1 ends", "store 2 starts"]]);
});

it("is a different one below a second provider, also with the same client and cache", async () => {
  const { create } = setUp();
  const queryClient = new QueryClient();
  const first = await renderInside(client, <Widget create={create} />, { queryClient });
  const second = await renderInside(client, <Widget create={create} />, { queryClient });
  expect([first.text(), second.text()]).toEqual(["store 1 ", "store 2 "]);
});

it("receives the messages of the widgets' connection until it is disposed of, and opens none itself", async () => {
  const driven = createDrivenClient();
  const heard: string[] = [];
  const create: CreateSessionStore<SessionStore> = ({ onMessage }) => {
    let end = () => {};
    return {
      start() {
        end = onMessage(({ type }) => heard.push(type));
      },
      dispose: () => end(),
    };
  };
  const message: StreamMessage = { type: "heartbeat", data: { server_time: "2026-01-01T00:00:00.000Z" } };
  const { show } = await renderInside(driven.client, <Listening create={create} />);
  expect(driven.opened).toEqual([]);
  await show(
    <>
      <Listening create={create} />
      <Connected />
    </>,
  );
  driven.tell(message);
  expect(heard).toEqual(["heartbeat"]);
  await show(<Connected />);
  driven.tell(message);
  expect(heard).toEqual(["heartbeat"]);
});

function Documents({ create }: { create: CreateSessionStore<NamedStore> }) {
  return <i>{useProviderStore("documents", create).name} </i>;
}

it("useProviderStore: one store for all below a provider, another one below a second provider", async () => {
  const { create } = setUp();
  const { text } = await renderInside(
    client,
    <>
      <Documents create={create} />
      <Documents create={create} />
      <HotseatProvider client={client} language="en">
        <Documents create={create} />
      </HotseatProvider>
    </>,
  );
  expect(text()).toBe("store 1 store 1 store 2 ");
});

it("useProviderStore: with its provider the store saves, and is disposed of only after that", async () => {
  const { log, create, holdSaves } = setUp();
  const release = holdSaves();
  const { leave } = await renderInside(client, <Documents create={create} />);
  await leave();
  expect(log).toEqual(["store 1 starts", "store 1 saves"]);
  release();
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
  expect(log).toEqual(["store 1 starts", "store 1 saves", "store 1 ends"]);
});

// @vitest-environment jsdom
import { createClient } from "@hotseat/api-client";
import { HotseatProvider } from "@hotseat/react";
import { createInstance } from "i18next";
import { act } from "react";
import { initReactI18next } from "react-i18next";
import { expect, it, vi } from "vitest";
import { reactRoot } from "../react-root.fixtures";
import { FindSession } from "./find-session";

const { draw } = reactRoot();

const MODULES = { results: [{ id: "M1", sessions: [{ key: "pitch_simple" }] }], next: null, previous: null, count: 1 };

/** The link for a workshop of M1, with this many open sessions of it and of its module. */
async function link(available: { workshop: number; module: number }) {
  const asked: string[] = [];
  const client = createClient({
    baseUrl: "http://api.test",
    clock: { now: () => 0, after: () => () => {} },
    fetch: async (input, init) => {
      const { pathname, searchParams } = new URL(new Request(input, init).url);
      asked.push(pathname);
      if (pathname.endsWith("/modules/")) return Response.json(MODULES);
      const count = searchParams.has("workshop") ? available.workshop : available.module;
      return Response.json({ results: [], next: null, previous: null, count, stream_cursor: "0" });
    },
  });
  const texts = createInstance();
  await texts.use(initReactI18next).init({ lng: "en", resources: {} });
  const page = await draw(
    <HotseatProvider client={client} i18n={texts}>
      <FindSession workshopKey="pitch_simple" />
    </HotseatProvider>,
  );
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(asked).toHaveLength(3);
  }, 4_000);
  await act(async () => {});
  return page.querySelector("a");
}

it.each([
  ["the workshop's own", { workshop: 1, module: 4 }, "/home?module=M1&workshop=pitch_simple"],
  ["its module's where it has none", { workshop: 0, module: 4 }, "/home?module=M1"],
  ["all where its module has none either", { workshop: 0, module: 0 }, "/home"],
])("the suggested workshop leads to existing sessions: %s", async (_, available, href) => {
  const found = await link(available);
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(found?.getAttribute("href")).toBe(href);
  }, 4_000);
});

// @vitest-environment jsdom
import { createClient } from "@hotseat/api-client";
import { HotseatProvider } from "@hotseat/react";
import { type ComponentType, createElement, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, describe, expect, it, vi } from "vitest";

const ENTRIES = import.meta.glob<Record<string, unknown>>("./*/index.ts", { eager: true });
const EXPORTS = Object.entries(ENTRIES).flatMap(([file, entry]) =>
  Object.entries(entry).map(([name, value]) => ({ file, name, value })),
);
const COMPONENTS = EXPORTS.filter(({ name }) => /^[A-Z]/.test(name));

/** Renders it and waits for the error it throws. */
async function errorOf(ui: ReactNode): Promise<Error | undefined> {
  const thrown: Error[] = [];
  const root = createRoot(document.createElement("div"), { onUncaughtError: (error) => thrown.push(error as Error) });
  root.render(ui);
  await vi.waitFor(() => expect(thrown).not.toEqual([]));
  root.unmount();
  return thrown[0];
}

const widget = (value: unknown) => createElement(value as ComponentType<object>, { sessionId: 12 } as object);
const client = createClient({ baseUrl: "http://api.test", fetch: () => new Promise<Response>(() => {}) });

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

describe("outside the provider", () => {
  it.each(COMPONENTS)("$name of $file names HotseatProvider", async ({ value }) => {
    expect((await errorOf(widget(value)))?.message).toMatch(
      /^HotseatProvider is missing: wrap .*<HotseatProvider client/,
    );
  });
});

describe("inside the provider, outside the theme", () => {
  it.each(COMPONENTS)("$name of $file names HotseatTheme", async ({ value }) => {
    const error = await errorOf(
      <HotseatProvider client={client} language="en">
        {widget(value)}
      </HotseatProvider>,
    );
    expect(error?.message).toMatch(/^HotseatTheme is missing: wrap .*<HotseatTheme>/);
  });
});

// @vitest-environment jsdom
import { createClient } from "@hotseat/api-client";
import { HotseatProvider } from "@hotseat/react";
import { exportsOf, isComponent, testOutside } from "@hotseat/vite-config/check-outside.ts";
import { type ComponentType, createElement, type ReactNode } from "react";
import { createRoot } from "react-dom/client";

const client = createClient({ baseUrl: "http://api.test", fetch: () => new Promise<Response>(() => {}) });
const element = (value: unknown) => createElement(value as ComponentType<object>);
const inProvider = (ui: ReactNode) => (
  <HotseatProvider client={client} language="en">
    {ui}
  </HotseatProvider>
);

const exported = exportsOf(import.meta.glob<Record<string, unknown>>("./*/index.ts", { eager: true }));
testOutside<ReactNode>({ createRoot, element, inProvider }, exported.filter(isComponent));

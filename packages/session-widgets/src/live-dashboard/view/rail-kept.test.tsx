// @vitest-environment jsdom
import { HotseatTheme } from "@hotseat/ui/theme";
import { act, useEffect, useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { reactRoot } from "../../shared/react-root.fixtures";
import { DEFAULT_LAYOUT, type RailPanel } from "../headless/layout-store";
import { Rail } from "./live-dashboard.rail";

let made: string[];
let read: string[];
/** How many messages have arrived. */
const arrived = createStore<number>(() => 0);
const onLayout = vi.fn();
const { render, at, focus } = reactRoot();
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  onLayout.mockReset();
  made = [];
  read = [];
  arrived.setState(0, true);
});

function Panel({ name }: { name: RailPanel }) {
  useState(() => made.push(name));
  const count = useStore(arrived);
  useEffect(() => void read.push(`${name}: ${count}`), [name, count]);
  return <textarea data-panel={name} />;
}
const slots = {
  participants: <Panel name="participants" />,
  evaluation: <Panel name="evaluation" />,
  chat: <Panel name="chat" />,
  notes: null,
} as unknown as Parameters<typeof Rail>[0]["slots"];
const open = (rail: RailPanel) =>
  render(
    <HotseatTheme>
      <Rail
        slots={slots}
        isInterviewee={false}
        layout={{ ...DEFAULT_LAYOUT, rail }}
        onLayout={onLayout}
        peopleCount={2}
        unreadCount={0}
      />
      <button type="button" id="outside" />
    </HotseatTheme>,
  );
const panel = (name: RailPanel) => at(`[data-panel="${name}"]`);
const isSeen = (name: RailPanel) => panel(name) !== null && !panel(name)?.closest('[style*="display: none"]');

it("keeps the state and the elements of a panel that was opened", async () => {
  await open("participants");
  const people = panel("participants");
  await open("chat");
  expect([isSeen("participants"), isSeen("chat")]).toEqual([false, true]);
  await open("participants");
  expect([isSeen("participants"), isSeen("chat")]).toEqual([true, false]);
  expect(panel("participants")).toBe(people);
  expect(made).toEqual(["participants", "chat"]);
});

it("runs no effect of a hidden panel, and catches up when the panel is shown again", async () => {
  await open("chat");
  await open("participants");
  expect(read).toEqual(["chat: 0", "participants: 0"]);
  await act(async () => arrived.setState(1, true));
  expect(read).toEqual(["chat: 0", "participants: 0", "participants: 1"]);
  await open("chat");
  expect(read).toEqual(["chat: 0", "participants: 0", "participants: 1", "chat: 1"]);
});

it("keeps a panel with text input until the user moves to something else", async () => {
  await open("chat");
  await focus('[data-panel="chat"]');
  await open("participants");
  expect([isSeen("chat"), isSeen("participants")]).toEqual([true, false]);
  await focus("#outside");
  expect([isSeen("chat"), isSeen("participants")]).toEqual([false, true]);
});

it("does not wait for text input elsewhere, nor for a user who chooses another panel", async () => {
  await open("chat");
  await focus("#outside");
  await open("participants");
  expect(isSeen("participants")).toBe(true);
  await focus('[data-panel="participants"]');
  await open("evaluation");
  expect(isSeen("participants")).toBe(true);
  const choice = document.querySelectorAll<HTMLElement>("[role=radio]")[1];
  await act(async () => choice?.click());
  expect(isSeen("evaluation")).toBe(true);
});

// @vitest-environment jsdom
import { HotseatTheme } from "@hotseat/ui/theme";
import { act, useEffect, useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { reactRoot } from "../react-root.fixtures";
import { DEFAULT_LAYOUT, type RailPanel } from "./layout-store";
import { Rail } from "./live-dashboard.rail";

let made: string[];
const going = new Set<string>();
const onLayout = vi.fn();
const { render, at, focus } = reactRoot();
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  onLayout.mockReset();
  made = [];
});

function Panel({ name }: { name: RailPanel }) {
  useState(() => made.push(name));
  useEffect(() => {
    going.add(name);
    return () => void going.delete(name);
  }, [name]);
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

it("keeps a panel that was opened as it was, but nothing goes on in one that is not seen", async () => {
  await open("participants");
  expect([made, [...going]]).toEqual([["participants"], ["participants"]]);
  const people = panel("participants");
  await open("chat");
  expect([isSeen("participants"), isSeen("chat"), [...going]]).toEqual([false, true, ["chat"]]);
  await open("participants");
  expect([isSeen("participants"), isSeen("chat"), [...going]]).toEqual([true, false, ["participants"]]);
  expect(panel("participants")).toBe(people);
  expect(made).toEqual(["participants", "chat"]);
});

it("takes no text away that is being written: the other panel comes when the writer goes on to something else", async () => {
  await open("chat");
  await focus('[data-panel="chat"]');
  await open("participants");
  expect([isSeen("chat"), isSeen("participants")]).toEqual([true, false]);
  await focus("#outside");
  expect([isSeen("chat"), isSeen("participants")]).toEqual([false, true]);
});

it("does not wait for what is written elsewhere, nor for who chooses another panel", async () => {
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

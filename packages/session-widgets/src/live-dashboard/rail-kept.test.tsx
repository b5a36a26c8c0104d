// @vitest-environment jsdom
import { HotseatTheme } from "@hotseat/ui/theme";
import { act, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { DEFAULT_LAYOUT, type RailPanel } from "./layout-store";
import { Rail } from "./live-dashboard.rail";

const made: string[] = [];
const going = new Set<string>();
function Panel({ name }: { name: RailPanel }) {
  useState(() => made.push(name));
  useEffect(() => {
    going.add(name);
    return () => void going.delete(name);
  }, [name]);
  return <p data-panel={name}>{name}</p>;
}

it("keeps a panel that was opened as it was, but nothing goes on in one that is not seen", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const slots = {
    participants: <Panel name="participants" />,
    evaluation: <Panel name="evaluation" />,
    chat: <Panel name="chat" />,
    notes: null,
  };
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const open = (rail: RailPanel) =>
    act(async () =>
      root.render(
        <HotseatTheme>
          <Rail
            slots={slots as unknown as Parameters<typeof Rail>[0]["slots"]}
            isInterviewee={false}
            layout={{ ...DEFAULT_LAYOUT, rail }}
            onLayout={() => {}}
            peopleCount={2}
            unreadCount={0}
          />
        </HotseatTheme>,
      ),
    );
  const isSeen = (name: RailPanel) => {
    const panel = document.querySelector(`[data-panel="${name}"]`);
    return panel !== null && !panel.closest('[style*="display: none"]');
  };

  await open("participants");
  expect([made, [...going]]).toEqual([["participants"], ["participants"]]);
  const people = document.querySelector('[data-panel="participants"]');
  await open("chat");
  expect([isSeen("participants"), isSeen("chat"), [...going]]).toEqual([false, true, ["chat"]]);
  await open("participants");
  expect([isSeen("participants"), isSeen("chat"), [...going]]).toEqual([true, false, ["participants"]]);
  expect(document.querySelector('[data-panel="participants"]')).toBe(people);
  expect(made).toEqual(["participants", "chat"]);
  await act(async () => root.unmount());
});

// @vitest-environment jsdom
import { createManualClock } from "@hotseat/core/testing";
import { createTicker } from "@hotseat/core/ticker";
import { HotseatTheme } from "@hotseat/ui/theme";
import { createInstance } from "i18next";
import { act, Profiler, type ProfilerOnRenderCallback } from "react";
import { createRoot, type Root } from "react-dom/client";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import en from "../../../locales/en.json";
import { FeaturedQuestionCardView } from "../../featured-question-card/view";
import { NAMESPACE } from "../../locales";
import { SessionClockView } from "../../session-clock/view";
import { TurnStripView } from "../../turn-strip/view";
import { WorkspaceView } from "../../workspace/view";
import { STORY_SECOND_MS, storySchedule } from "../schedule.fixtures";
import { SegmentClock } from "../view";

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

let root: Root;
let host: HTMLElement;
beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  host = document.body.appendChild(document.createElement("div"));
  root = createRoot(host);
});
afterEach(() => act(() => root.unmount()));

const i18n = createInstance();
void i18n.use(initReactI18next).init({ lng: "en", resources: { en: { [NAMESPACE]: en } }, initAsync: false });

const schedule = storySchedule();
const question = { id: 3, text: "Where could a message get lost?", category: "Trade-offs", number: 3, isTimed: true };

/** Renders and counts the commits of each part while the seconds pass. */
function watch() {
  const counts = new Map<string, number>();
  const count: ProfilerOnRenderCallback = (id) => counts.set(id, (counts.get(id) ?? 0) + 1);
  const clock = createManualClock(STORY_SECOND_MS + 10);
  const time = createTicker({ clock });
  const part = (id: string, children: React.ReactNode) => (
    <Profiler id={id} onRender={count}>
      {children}
    </Profiler>
  );
  act(() =>
    root.render(
      <I18nextProvider i18n={i18n}>
        {part("clock", <SegmentClock schedule={schedule} time={time} />)}
        {part(
          "strip",
          <TurnStripView
            schedule={schedule}
            time={time}
            names={new Map([[402, "Lucie"]])}
            myAttendeeId={403}
            timeZone="Europe/Zurich"
          />,
        )}
      </I18nextProvider>,
    ),
  );
  return { counts, advance: (ms: number) => act(() => clock.pass(ms)) };
}

test("while a timer runs nothing renders, and its digits follow every second", () => {
  const { counts, advance } = watch();
  const digits = () => host.querySelector("[role=timer] > span")?.textContent;
  counts.clear();
  expect(digits()).toBe("1:42");
  const seen = new Set<string | undefined>();
  for (let second = 0; second < 60; second += 1) {
    advance(1000);
    seen.add(digits());
  }
  expect(digits()).toBe("0:42");
  expect(seen.size).toBe(60);
  expect(counts.get("clock") ?? 0).toBe(0);
  expect(counts.get("strip") ?? 0).toBe(0);
});

test("a clock renders once when its time is nearly over, and goes on", () => {
  const { counts, advance } = watch();
  const clock = () => host.querySelector("[role=timer]") as HTMLElement;
  counts.clear();
  advance(75_000);
  expect(clock().dataset.state).toBe("expiring");
  advance(10_000);
  expect(clock().querySelector("span")?.textContent).toBe("0:17");
  expect(counts.get("clock")).toBe(1);
});

test("bars follow the time without rendering", () => {
  const { advance } = watch();
  const fill = () => {
    const { transform } = (host.querySelector("[aria-current=step] [data-state] > span") as HTMLElement).style;
    return 100 + Number.parseFloat(transform.slice("translateX(".length));
  };
  const before = fill();
  advance(18_000);
  expect(before).toBeCloseTo((78 / 180) * 100, 1);
  expect(fill()).toBeCloseTo((96 / 180) * 100, 1);
});

test("a whole live screen changes the text of its clocks and nothing else", async () => {
  const clock = createManualClock(STORY_SECOND_MS + 10);
  const time = createTicker({ clock });
  const none = () => {};
  act(() =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <HotseatTheme appearance="light">
          <SessionClockView schedule={schedule} time={time} />
          <TurnStripView schedule={schedule} time={time} names={new Map()} myAttendeeId={403} />
          <FeaturedQuestionCardView
            question={question}
            schedule={schedule}
            time={time}
            prefs={{ position: { x: 0, y: 0 }, isOpen: true }}
            onMove={none}
            onOpenChange={none}
          />
          <WorkspaceView
            tab="question"
            onTabChange={none}
            question={{ question, total: 4, listenFor: [], scenario: null, next: null, schedule, time }}
          />
        </HotseatTheme>
      </I18nextProvider>,
    ),
  );
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(host, { subtree: true, childList: true, attributes: true, characterData: true });
  act(() => clock.pass(5_000));
  changes.push(...observer.takeRecords());
  observer.disconnect();
  const elsewhere = changes.filter(({ type, attributeName }) => type !== "characterData" && attributeName !== "style");
  expect(elsewhere.map(({ type, target }) => `${type} ${target.nodeName}`)).toEqual([]);
  expect(changes.filter(({ type }) => type === "characterData").length).toBeGreaterThan(0);
});

import type { SaveReply } from "@hotseat/core/autosave";
import type { TextStorage } from "@hotseat/core/storage";
import { createManualClock, createMemoryStorage } from "@hotseat/core/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createDraftKeeper } from "./draft-keeper";
import type { Draft, SaveRequest, StoredEvaluation } from "./evaluation.types";
import { AUTOSAVE_DELAY_MS, RETRY_DELAY_MS } from "./evaluation-panel.constants";
import { answerOf } from "./evaluation-rules";
import { createEvaluationStore } from "./evaluation-store";
import type { EvaluationStore } from "./evaluation-store.types";

/** The network's effect on a save: the save arrives, its request is lost, or its response is lost. */
type Network = "works" | "loses request" | "loses answer";

/** One evaluation on a server that knows only who saw which version. */
function createServer() {
  let stored: StoredEvaluation | null = null;
  let version = 0;
  return {
    read: () => stored,
    save({ draft, baseUpdatedAt, status }: SaveRequest): SaveReply<StoredEvaluation> {
      if (stored && stored.updatedAt !== baseUpdatedAt) return { kind: "changed", current: stored };
      version += 1;
      stored = { id: 1, updatedAt: `v${String(version).padStart(6, "0")}`, status, draft };
      return { kind: "saved", stored };
    },
  };
}

/** Lets every promise that can settle do so. */
async function settle(): Promise<void> {
  for (let turns = 0; turns < 40; turns += 1) await Promise.resolve();
}

type Server = ReturnType<typeof createServer>;

/** A browser tab that can be closed, crash and come back. */
function createTab(server: Server, storage: TextStorage, name: string) {
  let network: Network = "works";
  let life = 0;
  let writes = 0;
  let time = createManualClock(0);
  let store: EvaluationStore;

  function open(): void {
    life += 1;
    const born = life;
    time = createManualClock(0);
    store = createEvaluationStore({
      stored: server.read(),
      clock: time,
      keeper: createDraftKeeper({ storage, key: "draft", newStamp: () => `${name} ${writes++}` }),
      port: {
        async save(request) {
          const answer = network === "loses request" ? null : server.save(request);
          await Promise.resolve();
          if (born !== life) return new Promise<never>(() => {});
          return answer === null || network === "loses answer" ? { kind: "unreachable" } : answer;
        },
      },
    });
    store.start();
  }
  open();

  return {
    store: () => store,
    setNetwork: (next: Network) => {
      network = next;
    },
    advance: (ms: number) => time.pass(ms),
    write(field: number, text: string) {
      const { draft } = store.getState();
      if (field === 0) store.editOverall(draft.overall + text);
      else store.editAnswer(field, { comment: answerOf(draft, field).comment + text });
    },
    /** The tab dies; what was typed in the last half second may die with it, so it is given that half second. */
    crash() {
      time.pass(AUTOSAVE_DELAY_MS);
      open();
    },
    /** The tab is closed in good order and opened again. */
    reload() {
      store.flush();
      open();
    },
  };
}

const wordsIn = (draft: Draft) =>
  [draft.overall, ...Object.values(draft.answers).map(({ comment }) => comment)].join(" ");

const who = fc.integer({ min: 0, max: 2 });
const networks = fc.constantFrom<Network>("works", "loses request", "loses answer");
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant("write" as const), who, field: fc.integer({ min: 0, max: 2 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant("advance" as const), who, ms: fc.constantFrom(100, 500, 5000) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("network" as const), who, network: networks }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("crash" as const), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("reload" as const), who }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("event" as const), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("save" as const), who }) },
);

test("typed text is never lost with two tabs and another device, lost requests and responses, crashes and reloads (LS-D5.4)", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(networks, networks, networks),
      fc.array(step, { maxLength: 40 }),
      async (opening, steps) => {
        const server = createServer();
        const shared = createMemoryStorage();
        const tabs = [
          createTab(server, shared, "a"),
          createTab(server, shared, "b"),
          createTab(server, createMemoryStorage(), "c"),
        ];
        for (const [index, tab] of tabs.entries()) tab.setNetwork(opening[index] ?? "works");
        const typed: string[] = [];

        for (const each of steps) {
          const tab = tabs[each.who] as (typeof tabs)[number];
          if (each.do === "write") {
            const word = `<${typed.length}>`;
            typed.push(word);
            tab.write(each.field, word);
          } else if (each.do === "advance") tab.advance(each.ms);
          else if (each.do === "network") tab.setNetwork(each.network);
          else if (each.do === "crash") tab.crash();
          else if (each.do === "reload") tab.reload();
          else if (each.do === "save") tab.store().saveDraft();
          else {
            const current = server.read();
            if (current) tab.store().receive(current);
          }
          await settle();
        }

        for (const tab of tabs) tab.setNetwork("works");
        for (let round = 0; round < 6; round += 1) {
          for (const tab of tabs) {
            tab.store().retry();
            tab.advance(RETRY_DELAY_MS);
            await settle();
          }
        }

        const offered = tabs.flatMap((tab) =>
          tab
            .store()
            .getState()
            .offers.map(({ text }) => text),
        );
        const shown = tabs.map((tab) => wordsIn(tab.store().getState().draft));
        const atServer = wordsIn(server.read()?.draft ?? { overall: "", answers: {} });
        const everything = [atServer, ...offered].join(" ");
        expect(
          typed.filter((word) => !everything.includes(word)),
          `shown: ${shown.join(" | ")}`,
        ).toEqual([]);
        for (const tab of tabs) expect(["saved", "editing"]).toContain(tab.store().getState().status.kind);
      },
    ),
    { seed: 20261124, numRuns: 1000 },
  );
}, 60_000);

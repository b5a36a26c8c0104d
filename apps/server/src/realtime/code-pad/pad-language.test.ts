import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openPadDocument, type TestPeer } from "../../../test/pad-document.ts";

// No time passes, so each message is read at once.
beforeEach(() => void vi.spyOn(performance, "now").mockReturnValue(0));
afterEach(() => vi.restoreAllMocks());

const told = (of: TestPeer) => of.sent.flatMap((message) => JSON.parse(message).Language ?? []);

test("a question's language is set once: one that somebody chose after it stays, and the next question sets its own (TL-P.42)", async () => {
  const written: [string, number[]][] = [];
  const { join, document } = openPadDocument({
    store: {
      saveLanguage: async (language: string, questions: number[]) => void written.push([language, questions]),
    },
  });
  const [peer, other] = [join(), join()];
  const asked = (question: number, language: string) => ({ QuestionLanguage: { question, language } });
  peer.say(asked(7, "klingon"));
  peer.say(asked(7, "sql"));
  await document.settle();
  peer.say({ SetLanguage: "ruby" });
  await document.settle();
  other.say(asked(7, "sql"));
  other.say(asked(8, "go"));
  await document.settle();
  expect(written).toEqual([
    ["sql", [7]],
    ["ruby", [7]],
    ["go", [7, 8]],
  ]);
  expect(told(peer)).toEqual(["sql", "ruby", "go"]);
});

test("two language changes, the first write slow: stored and sent in the order in which they came, each after its write", async () => {
  const written: string[] = [];
  const writes: PromiseWithResolvers<void>[] = [];
  const saveLanguage = (language: string): Promise<void> => {
    const write = Promise.withResolvers<void>();
    writes.push(write);
    return write.promise.then(() => void written.push(language));
  };
  const { join } = openPadDocument({ store: { saveLanguage } });
  const peer = join("");
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  for (const language of ["rust", "python"]) peer.say({ SetLanguage: language });
  await turn();
  // The second write, where there is one already, is faster.
  writes[1]?.resolve();
  await turn();
  expect(told(join(""))).toEqual([]);
  writes[0]?.resolve();
  await turn();
  expect(told(join(""))).toEqual(["rust"]);
  writes[1]?.resolve();
  await turn();
  expect([written, told(peer)]).toEqual([
    ["rust", "python"],
    ["rust", "python"],
  ]);
});

test("a hundred choices during one write: of those the newest alone is stored and sent (TL-P.143)", async () => {
  const writes: string[] = [];
  const first = Promise.withResolvers<void>();
  const saveLanguage = async (language: string): Promise<void> => {
    writes.push(language);
    if (writes.length === 1) await first.promise;
  };
  const { join, document } = openPadDocument({ store: { saveLanguage } });
  const peer = join("");
  peer.say({ SetLanguage: "rust" });
  for (let choice = 0; choice < 100; choice += 1) peer.say({ SetLanguage: choice % 2 === 0 ? "go" : "python" });
  first.resolve();
  await document.settle();
  expect([writes, told(peer)]).toEqual([
    ["rust", "python"],
    ["rust", "python"],
  ]);
});

test("a choice of the present language is not written (TL-P.143)", async () => {
  const writes: string[] = [];
  const { join, document } = openPadDocument({
    store: { saveLanguage: async (language) => void writes.push(language) },
  });
  const peer = join("");
  for (const language of ["rust", "rust"]) {
    peer.say({ SetLanguage: language });
    await document.settle();
  }
  expect(writes).toEqual(["rust"]);
});

test("a question that comes back, or that somebody missed the change of: the chosen language stays (TL-P.42)", async () => {
  const { join, document } = openPadDocument();
  const peer = join();
  for (const message of [
    { QuestionLanguage: { question: 7, language: "sql" } },
    { QuestionLanguage: { question: 8, language: "go" } },
    { SetLanguage: "ruby" },
    { QuestionLanguage: { question: 7, language: "sql" } },
    { QuestionLanguage: { question: 8, language: "go" } },
  ]) {
    peer.say(message);
    await document.settle();
  }
  expect(told(peer)).toEqual(["sql", "go", "ruby"]);
});

test("a question's language on the plain wire: the socket is closed, and the language stays (TL-P.42)", async () => {
  const { join, document } = openPadDocument();
  const [plain, other] = [join(""), join()];
  plain.say({ QuestionLanguage: { question: 7, language: "sql" } });
  await document.settle();
  expect([plain.closed, told(other)]).toEqual([1008, []]);
});

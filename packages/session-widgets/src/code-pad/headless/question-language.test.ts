import { expect, it, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import type { PadState } from "./pad-connection";
import { languageOfQuestion, setLanguageOfQuestion } from "./question-language";

it("a question's language is the first one that it names (TL-P.42)", () => {
  expect(languageOfQuestion("Your interviewer wrote this JavaScript: function median(a) {}")).toBe("javascript");
  expect(languageOfQuestion("Von der prüfenden Person stammt dieses JavaScript: …")).toBe("javascript");
  expect(languageOfQuestion("In C++, not in C#, what is a move?")).toBe("cpp");
  expect(languageOfQuestion("Write the SQL that finds duplicates.")).toBe("sql");
});

it.each([
  ["Write it in Go.", "go"],
  ["What does this Golang function do?", "go"],
  ["Find the fault in this Go code: func main() {}", "go"],
  ["In Rust, who owns the value?", "rust"],
  ["Dieses Rust-Programm läuft nicht.", "rust"],
  ["Explain this Swift function.", "swift"],
  ["Wie geht das in Scala?", "scala"],
  ["Reverse a list in C, then in C++.", "c"],
  ["Read the following C program.", "c"],
  ["Écrivez-le en C.", "c"],
  ["Que fait cette fonction R ?", "r"],
  ["Plot it in R", "r"],
])("a question that says %j is about %s (TL-P.42)", (text, language) => {
  expect(languageOfQuestion(text)).toBe(language);
});

it.each([
  "Go code the parser, and go in.",
  "When do you go in, and how far in do you go?",
  "Play it in C major, or in R&D.",
  "How do you present to people in C-level roles?",
  "Who lives in Rust Belt towns? What is rust in iron?",
  "What is the Swift code of a bank?",
  "Have you been to La Scala?",
  "Was vitamin C or plan C better? Mr. R said so.",
  "Is it in Google, in Ruth's file, or in Charge?",
])("a question that says %j names no language", (text) => {
  expect(languageOfQuestion(text)).toBeNull();
});

it("a question about C++ or C# is not about C", () => {
  expect(languageOfQuestion("Write it in C++.")).toBe("cpp");
  expect(languageOfQuestion("Write it in C#.")).toBe("csharp");
});

it("a question names no language where the words mean something else", () => {
  expect(languageOfQuestion("Go through your day. What made you swift?")).toBeNull();
  expect(languageOfQuestion("What is a Javanese gamelan, and NoSQLite?")).toBeNull();
  expect(languageOfQuestion("")).toBeNull();
});

const SQL = [7, "Write the SQL that finds duplicates."] as const;
const READING = { can_edit: false, reason: "locked" } as const;
const WRITING = { can_edit: true, reason: null } as const;

function setUp(standing: PadState["standing"]) {
  const state = createStore<Pick<PadState, "status" | "standing">>(() => ({ status: "disconnected", standing }));
  const setLanguage = vi.fn();
  return { state, setLanguage, pad: { state: state as never, setLanguage } };
}

it("a question's language is sent once the pad is connected and takes changes, and again after each pause of either (TL-P.42)", () => {
  const { state, pad, setLanguage } = setUp(READING);
  setLanguageOfQuestion(pad, ...SQL);
  state.setState({ status: "connected" });
  expect(setLanguage).not.toHaveBeenCalled();
  state.setState({ standing: WRITING });
  state.setState({ standing: WRITING });
  expect(setLanguage.mock.calls).toEqual([["sql", 7]]);
  state.setState({ status: "disconnected" });
  state.setState({ status: "connected" });
  expect(setLanguage).toHaveBeenCalledTimes(2);
});

it("a question that is over before the pad is connected, and one that names no language, tell nothing", () => {
  const { state, pad, setLanguage } = setUp(WRITING);
  setLanguageOfQuestion(pad, ...SQL)();
  setLanguageOfQuestion(pad, 8, "What is a heap?");
  state.setState({ status: "connected" });
  expect(setLanguage).not.toHaveBeenCalled();
});

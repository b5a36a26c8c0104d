import { describe, expect, test } from "vitest";
import { loadContent } from "../../content/load-content.ts";
import type { Language } from "../../contract/viewer.ts";
import { readQuestions, readScenario, readText } from "./check-output.ts";
import { composer } from "./composer.ts";
import type { GenerationInputs, GenerationKind } from "./generation.ts";

const LANGUAGES: readonly Language[] = ["en", "fr", "de", "it"];
const signal = new AbortController().signal;
async function write<K extends GenerationKind>(kind: K, input: GenerationInputs[K]): Promise<string> {
  let text = "";
  for await (const piece of composer.generate(kind, input, signal)) text += piece;
  return text;
}

describe("the embedded composer (LS-D6.1)", () => {
  test("names itself as not AI", () => expect(composer.source).toBe("composer"));

  test("its scenarios and questions of all 31 workshops in four languages pass the check", async () => {
    const { modules } = loadContent();
    let workshops = 0;
    for (const { workshops: all, criteria } of modules)
      for (const workshop of all) {
        workshops += 1;
        for (const language of LANGUAGES) {
          const of = {
            language,
            seed: `${workshop.key}:1`,
            workshop: { title: workshop.title[language], description: workshop.description[language] },
          };
          const choices = workshop.scenarios.map((one) => ({ title: one.title[language], text: one.text[language] }));
          const scenario = readScenario(await write("scenario", { ...of, sector: "any", choices }));
          expect(choices).toContainEqual(scenario);
          const labels = criteria.map(({ label, description }) => ({
            label: label[language],
            description: description[language],
          }));
          const bank = workshop.questions.map(({ criterion, text }) => ({
            criterion: criteria.find(({ key }) => key === criterion)?.label[language] ?? "",
            text: text[language],
          }));
          const asked = { ...of, count: 4, criteria: labels, choices: bank };
          const questions = readQuestions(await write("questions", asked), asked);
          expect(questions).toHaveLength(4);
          for (const question of questions) expect(bank).toContainEqual(question);
        }
      }
    expect(workshops).toBe(31);
  });

  test("the same seed gives the same text, another one a different text", async () => {
    const input = (seed: string) => ({
      language: "en" as const,
      seed,
      workshop: { title: "", description: "" },
      count: 2,
      criteria: [{ label: "Clarity", description: "" }],
      choices: Array.from({ length: 8 }, (_, n) => ({ criterion: "Clarity", text: `Question ${n}?` })),
    });
    const first = await write("questions", input("a"));
    expect(await write("questions", input("a"))).toBe(first);
    const others = await Promise.all(["b", "c", "d"].map((seed) => write("questions", input(seed))));
    expect(others.some((other) => other !== first)).toBe(true);
  });

  test.each(LANGUAGES)("writes summaries and insights in %s", async (language) => {
    const of = { language, seed: "1", workshop: { title: "Pitch", description: "" } };
    const summary = await write("feedback_summary", { ...of, facts: ["A.", "B."], comments: ["x", "y"] });
    expect(summary).toMatch(/^A\. B\. .*2/);
    const insights = readText(
      await write("insights", { ...of, criteria: [{ label: "Clarity", strong: "Says it in one sentence." }] }),
      "insights",
    );
    expect(insights).toContain("Clarity — Says it in one sentence.");
    expect(insights).toContain("Pitch");
  });

  test("stops when its caller cancels", async () => {
    const input = { language: "en" as const, seed: "1", workshop: { title: "", description: "" } };
    const facts = composer.generate("feedback_summary", { ...input, facts: ["A."], comments: [] }, AbortSignal.abort());
    await expect(facts[Symbol.asyncIterator]().next()).rejects.toThrow();
  });
});

describe("output is checked before it is used", () => {
  const criteria = [{ label: "Clarity", description: "" }];

  test.each([
    ["too few", "Clarity — One?"],
    ["too many", "Clarity — One?\nClarity — Two?\nClarity — Three?"],
    ["the same twice", "Clarity — One?\nClarity — One?"],
    ["an unknown criterion", "Clarity — One?\nCharm — Two?"],
    ["no criterion", "Clarity — One?\nTwo?"],
    ["an essay", `Clarity — One?\nClarity — ${"x".repeat(601)}`],
    ["nothing", ""],
  ])("questions: %s is refused", (_what, output) => {
    expect(() => readQuestions(output, { count: 2, criteria })).toThrow("invalid_output");
  });

  test("numbering, bullets and the case of a label are ignored", () => {
    expect(readQuestions("1. Clarity — One?\n\n- clarity — Two?\n", { count: 2, criteria })).toEqual([
      { criterion: "Clarity", text: "One?" },
      { criterion: "Clarity", text: "Two?" },
    ]);
  });

  test("control characters are removed; a scenario without a text is refused", () => {
    expect(readScenario("**A title**\r\n\r\nA\u0000 text.\u001b")).toEqual({ title: "A title", text: "A text." });
    expect(() => readScenario("Only a title")).toThrow("invalid_output");
    expect(() => readText("\u0000 ", "insights")).toThrow("invalid_output");
  });
});

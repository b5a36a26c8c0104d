import { expect, it } from "vitest";
import { languageOfQuestion } from "./question-language";

it("a question's language is the first one that it names (TL-P.42)", () => {
  expect(languageOfQuestion("Your interviewer wrote this JavaScript: function median(a) {}")).toBe("javascript");
  expect(languageOfQuestion("Von der prüfenden Person stammt dieses JavaScript: …")).toBe("javascript");
  expect(languageOfQuestion("In C++, not in C#, what is a move?")).toBe("cpp");
  expect(languageOfQuestion("Write the SQL that finds duplicates.")).toBe("sql");
});

it("a question names no language where the words mean something else", () => {
  expect(languageOfQuestion("Go through your day. What made you swift?")).toBeNull();
  expect(languageOfQuestion("What is a Javanese gamelan, and NoSQLite?")).toBeNull();
  expect(languageOfQuestion("")).toBeNull();
});

import { expect, it } from "vitest";
import { findUnlisted } from "./listed-commands.mjs";

const document = (/** @type {string} */ commands, /** @type {string} */ promises) =>
  `# Contributing\n\n## Commands\n\n${commands}\n\n## Promises, and the command that shows each\n\n${promises}\n`;

it("a long check with a row in both tables is listed, with arguments and beside others too", () => {
  const commands =
    "| `npm run test:kill`, `test:sse [-- seed]` | does |\n| `npm run conformance -- <base URL>` | judges |";
  const promises =
    "| holds | `npm run test:kill`, `npm run test:sse` |\n| keeps | `npm run conformance -- <base URL>` |";
  expect(findUnlisted(document(commands, promises), ["start", "test:kill", "test:sse", "conformance"])).toEqual([]);
});

it("a long check without a row in one of the tables is named with that table", () => {
  const text = document("| `npm run test:pads` | does |", "Only words about test:pads.");
  expect(findUnlisted(text, ["test:pads", "test:pad"])).toEqual([
    "## Commands: no test:pad",
    "## Promises, and the command that shows each: no test:pads",
    "## Promises, and the command that shows each: no test:pad",
  ]);
});

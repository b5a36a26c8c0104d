import { check, runChecks } from "../../scripts/lib/checks.mjs";
import { Problem, say } from "../../scripts/lib/say.mjs";
import { Desk } from "./desk.ts";
import { plainEdits } from "./plain-edits.ts";
import { plainPeople } from "./plain-people.ts";
import { plainRefusals } from "./plain-refusals.ts";
import { rich } from "./rich.ts";
import type { Rule } from "./rule.ts";
import { newDocumentId, Target } from "./wire.ts";

const options = process.argv.slice(2).filter((option) => option !== "--");
const base = options.find((option) => URL.canParse(option));
if (!base) {
  say("Which server? npm run conformance -- http://127.0.0.1:4000/ [--plain]");
  process.exit(2);
}

const plain = [...plainEdits, ...plainPeople, ...plainRefusals];
const rules = options.includes("--plain") ? plain : [...plain, ...rich];
const target = new Target(base);
const shared = newDocumentId();

/** Why a rule does not hold; nothing when it does. */
async function problem(rule: Rule): Promise<string[] | null> {
  const desk = new Desk(target, rule.fresh ? undefined : shared);
  try {
    await rule.run(desk);
    return null;
  } catch (error) {
    return String(error instanceof Error ? error.message : error).split("\n");
  } finally {
    await desk.clear();
  }
}

await runChecks(async () => {
  await target.get("api/stats").catch(() => {
    throw new Problem(`Nothing answers at ${target.base}`);
  });
  for (const rule of rules) {
    const details = await problem(rule);
    check(details === null, rule.title, details ?? []);
  }
});

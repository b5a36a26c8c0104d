import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { obtainSchemathesis } from "../../scripts/lib/python.mjs";
import { report, say, step } from "../../scripts/lib/say.mjs";
import { startStack } from "../../scripts/lib/stack.mjs";
import { EXCLUDED } from "./fuzz-exclusions.mjs";
import { Person } from "./person.mjs";

/** No 5xx, no undocumented status, no undocumented body, whatever is sent. */
const CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance";
const SEED = "20261124";
const EXAMPLES = process.env.FUZZ_EXAMPLES ?? "40";
const ROLES = ["dieter@hotseat.example", "org.admin@hotseat.example", "platform.admin@hotseat.example"];

const document = path.resolve(import.meta.dirname, "../../packages/api-client/openapi.json");
const dataDir = mkdtempSync(path.join(tmpdir(), "hotseat-fuzz-"));
let passed = 0;
let failed = 0;

/** Runs the fuzzer as one person; the answer is its exit code. */
function fuzzAs(executable, url, person) {
  const args = ["run", document, "--url", url, "--checks", CHECKS, "--max-examples", EXAMPLES, "--seed", SEED, "--phases", "examples,coverage,fuzzing"];
  args.push("--header", `Cookie: ${person.cookieHeader}`, "--header", `X-CSRFToken: ${person.csrfToken}`, "--suppress-health-check", "all", "--max-redirects", "0");
  for (const id of Object.keys(EXCLUDED)) args.push("--exclude-operation-id", id);
  return new Promise((resolve) => spawn(executable, args, { stdio: "inherit" }).once("exit", (code) => resolve(code ?? 1)));
}

try {
  const { executable, version } = await step("Fuzzer", () => obtainSchemathesis());
  const stack = await step("Server with demo data", () => startStack({ dataDir, video: false, env: { RATE_LIMIT: "off" } }));
  try {
    say(`schemathesis ${version}, seed ${SEED}, ${EXAMPLES} examples; left out: ${Object.entries(EXCLUDED).map(([id, why]) => `${id} (${why})`).join(", ")}`);
    for (const login of ROLES) {
      const person = new Person(stack.url);
      await person.signIn(login);
      const code = await fuzzAs(executable, stack.url, person);
      say(`${login}: ${code === 0 ? "nothing undocumented" : `failed with ${code}`}`);
      code === 0 ? passed++ : failed++;
    }
  } finally {
    await stack.stop();
  }
} catch (error) {
  report(error);
  failed++;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
say(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);

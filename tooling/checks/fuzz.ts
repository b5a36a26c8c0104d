import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { CatalogPage } from "@hotseat/api-client/types";
import { check, runChecks } from "../../scripts/lib/checks.mjs";
import { obtainSchemathesis } from "../../scripts/lib/python.mjs";
import { say, step } from "../../scripts/lib/say.mjs";
import { startStack } from "../../scripts/lib/stack.mjs";
import { buildWeb } from "../../scripts/lib/turbo.mjs";
import { EXCLUDED } from "./fuzz-exclusions.ts";
import { Person } from "./person.ts";

/** No 5xx, no undocumented status and no undocumented body, for any request. */
const CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance";
const SEED = "20261124";
const EXAMPLES = process.env.FUZZ_EXAMPLES ?? "40";
const ROLES = ["amelie@hotseat.example", "org.admin@hotseat.example", "platform.admin@hotseat.example"];

const document = path.resolve(import.meta.dirname, "../../packages/api-client/openapi.json");
const dataDir = mkdtempSync(path.join(tmpdir(), "hotseat-fuzz-"));

/** These calls end the sign-in, some with an id or an address that the fuzzer has read before, so they are made last, each after a new one. */
const ENDINGS = ["signOut", "endDevice", "deleteOwnAccount"];

/** Runs the fuzzer as one person and returns its exit code. */
function fuzz({
  executable,
  url,
  person,
  only,
  config,
}: {
  executable: string;
  url: string;
  person: Person;
  only?: string;
  config?: string;
}) {
  const args = config ? ["--config-file", config, "run", document] : ["run", document];
  args.push(
    "--url",
    url,
    "--checks",
    CHECKS,
    "--max-examples",
    EXAMPLES,
    "--seed",
    SEED,
    "--phases",
    "examples,coverage,fuzzing",
  );
  args.push(
    "--header",
    `Cookie: ${person.cookieHeader}`,
    "--header",
    `X-CSRFToken: ${person.csrfToken}`,
    "--suppress-health-check",
    "all",
    "--max-redirects",
    "0",
  );
  if (only) args.push("--include-operation-id", only);
  else for (const id of [...Object.keys(EXCLUDED), ...ENDINGS]) args.push("--exclude-operation-id", id);
  return new Promise<number>((resolve) =>
    spawn(executable, args, { cwd: dataDir, stdio: "inherit" }).once("exit", (code) => resolve(code ?? 1)),
  );
}

/** Random ids mostly find nothing: a second round uses a session of this person. */
async function ownSession(person: Person, file: string) {
  const [session] = (await person.must<CatalogPage>("GET", "/api/v1/interviews/session-catalog/my/")).results;
  if (!session) throw new Error("The person has no session: a second round has nothing to use.");
  writeFileSync(file, `[parameters]\n"path.id" = ${session.id}\n`);
  return file;
}

/** The rounds of one person: any id, one's own session, and each call that ends the sign-in. */
async function rounds(executable: string, url: string, login: string) {
  const person = new Person(url);
  await person.signIn(login);
  const outcomes: Record<string, number> = { "any id": await fuzz({ executable, url, person }) };
  const config = await ownSession(person, path.join(dataDir, "schemathesis.toml"));
  outcomes["own session"] = await fuzz({ executable, url, person, config });
  // A round whose sign-in ended on the way has looked at refusals alone.
  const { status } = await person.call("GET", "/api/v1/users/me/");
  outcomes["still signed in after both"] = status === 200 ? 0 : status;
  for (const only of ENDINGS) {
    const again = new Person(url);
    await again.signIn(login);
    outcomes[only] = await fuzz({ executable, url, person: again, only });
  }
  return outcomes;
}

async function run() {
  const { executable, version } = await step("Fuzzer", () => obtainSchemathesis());
  await buildWeb();
  const stack = await step("Hotseat with its video server", () =>
    startStack({ dataDir, env: { HOTSEAT_RATE_LIMIT: "0" } }),
  );
  try {
    say(
      `schemathesis ${version}, seed ${SEED}, ${EXAMPLES} examples; left out: ${Object.entries(EXCLUDED)
        .map(([id, why]) => `${id} (${why})`)
        .join(", ")}`,
    );
    for (const login of ROLES) {
      for (const [round, code] of Object.entries(await rounds(executable, stack.url, login)))
        check(code === 0, `${login}, ${round}: nothing undocumented`, [`failed with ${code}`]);
    }
  } finally {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await runChecks(run);

import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { check, runChecks } from "../../scripts/lib/checks.mjs";

/**
 * Writes THIRD-PARTY.md: every package we ship (not what only builds, tests or shows the demo), its version and licence; with `--check` fails when
 * the committed list is not what is installed, or when a licence is not on the list of those we may ship.
 */
const ALLOWED =
  /^(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|OFL-1\.1|Unlicense|CC0-1\.0|CC-BY-4\.0|Python-2\.0)$/;
const ROOT = path.resolve(import.meta.dirname, "../..");
const TARGET = path.join(ROOT, "THIRD-PARTY.md");

const byLicence: Record<string, { name: string; versions: string[] }[]> = JSON.parse(
  execFileSync(
    "pnpm",
    ["--filter", "!./tooling/**", "--filter", "!./apps/partner", "licenses", "list", "--prod", "--json"],
    {
      cwd: ROOT,
      encoding: "utf8",
      maxBuffer: 64e6,
    },
  ),
);
const packages = Object.entries(byLicence).flatMap(([licence, list]) =>
  list
    .filter(({ name }) => !name.startsWith("@hotseat/"))
    .map(({ name, versions }) => ({
      name,
      versions: versions.join(", "),
      licence,
    })),
);
packages.sort((a, b) => a.name.localeCompare(b.name, "en"));
const allowed = (licence: string) =>
  licence
    .replace(/[()]/g, "")
    .split(/ OR | AND /)
    .some((part) => ALLOWED.test(part.trim()));
const refused = packages.filter(({ licence }) => !allowed(licence));

const text = `# What we ship from others

Packages that are part of the server, the web app or the published libraries, made by \`npm run licences\`. The video server,
[LiveKit](https://github.com/livekit/livekit) (Apache-2.0), is built from its Go module and not part of this repository.

| package | version | licence |
|---|---|---|
${packages.map(({ name, versions, licence }) => `| ${name} | ${versions} | ${licence} |`).join("\n")}
`;

await runChecks(() => {
  const names = refused.map(({ name, licence }) => `${name}: ${licence}`);
  check(refused.length === 0, `the licences of ${packages.length} packages allow shipping them`, names);
  if (!process.argv.includes("--check") && refused.length === 0) writeFileSync(TARGET, text);
  check(readFileSync(TARGET, "utf8") === text, "THIRD-PARTY.md lists what is installed", ["npm run licences"]);
});

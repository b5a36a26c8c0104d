// `npm run keycloak`: starts a real Keycloak with the realm of services/keycloak, until it is stopped with Ctrl-C.
import { spawn } from "node:child_process";
import { copyFileSync, mkdirSync } from "node:fs";
import path from "node:path";
import { obtainKeycloak } from "./lib/keycloak.mjs";
import { ROOT } from "./lib/paths.mjs";
import { complain, report, say } from "./lib/say.mjs";

const PORT = process.env.KEYCLOAK_PORT || "8080";
const ORIGIN = `http://127.0.0.1:${PORT}`;

const SETTINGS = [
  `OIDC_ISSUER=${ORIGIN}/realms/hotseat`,
  "OIDC_CLIENT_ID=hotseat",
  "OIDC_CLIENT_SECRET=for-development-only-hotseat",
  "KEYCLOAK_ADMIN_CLIENT_ID=hotseat-admin",
  "KEYCLOAK_ADMIN_CLIENT_SECRET=for-development-only-hotseat-admin",
];

async function main() {
  const folder = await obtainKeycloak({ onFetch: () => say("Fetching Keycloak, once (177 MB) …") });
  const imports = path.join(folder, "data", "import");
  mkdirSync(imports, { recursive: true });
  copyFileSync(path.join(ROOT, "services/keycloak/realm.json"), path.join(imports, "hotseat.json"));
  say(`Keycloak starts at ${ORIGIN}; this takes about a minute. Settings for Hotseat:\n  ${SETTINGS.join("\n  ")}`);
  const args = ["start-dev", "--import-realm", "--http-host=127.0.0.1", `--http-port=${PORT}`, "--db=dev-mem"];
  // Standard input closed: Keycloak would otherwise wait for a terminal in some environments.
  const child = spawn(path.join(folder, "bin", "kc.sh"), args, { stdio: ["ignore", "inherit", "inherit"] });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
    process.on(signal, () => child.kill("SIGTERM"));
  return new Promise((resolve) => {
    child.on("error", (error) => {
      complain(`Keycloak could not be started: ${error.message}`);
      resolve(1);
    });
    child.on("exit", (code, signal) => resolve(code ?? (signal ? 0 : 1)));
  });
}

main().then(
  (code) => process.exit(code),
  (error) => process.exit(report(error)),
);

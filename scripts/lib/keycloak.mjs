import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { capture, which } from "./child.mjs";
import { userCache } from "./paths.mjs";
import { Problem, tail } from "./say.mjs";
import { VERSIONS } from "./versions.mjs";

const ARTIFACT = `org.keycloak:keycloak-quarkus-dist:${VERSIONS.keycloak}:zip`;

/**
 * Folder of the pinned Keycloak, fetched once with Maven and unpacked into the cache that all clones share.
 * @param {{ onFetch?: () => void }} [options] onFetch: called before the download
 * @returns {Promise<string>}
 */
export async function obtainKeycloak({ onFetch } = {}) {
  const folder = path.join(userCache(), `keycloak-${VERSIONS.keycloak}`);
  if (existsSync(path.join(folder, "bin", "kc.sh"))) return folder;
  for (const program of ["java", "mvn", "unzip"])
    if (!which(program)) throw new Problem(`Keycloak needs ${program}, which is not installed`);
  onFetch?.();
  const got = await capture("mvn", ["-q", "-B", "dependency:get", `-Dartifact=${ARTIFACT}`, "-Dtransitive=false"]);
  if (got.code !== 0) throw new Problem("Maven could not fetch Keycloak", { detail: tail(got.output) });
  return unpack(folder);
}

/** Unpacked aside and renamed, so that an interrupted one leaves no folder that looks complete. @param {string} folder */
async function unpack(folder) {
  const name = `keycloak-quarkus-dist-${VERSIONS.keycloak}.zip`;
  const zip = path.join(homedir(), ".m2/repository/org/keycloak/keycloak-quarkus-dist", VERSIONS.keycloak, name);
  const aside = `${folder}.${process.pid}`;
  mkdirSync(aside, { recursive: true });
  const done = await capture("unzip", ["-q", zip, "-d", aside]);
  if (done.code !== 0) throw new Problem("Keycloak could not be unpacked", { detail: tail(done.output) });
  renameSync(path.join(aside, `keycloak-${VERSIONS.keycloak}`), folder);
  rmSync(aside, { recursive: true, force: true });
  return folder;
}

import { spawn } from "node:child_process";
import type { Partner } from "@hotseat/api-client/types";
import { endChild } from "../../scripts/lib/child.mjs";
import { readEvents } from "../checks/event-reader.ts";
import { Person } from "../checks/person.ts";

const SESSIONS = "/api/v1/interviews/sessions/";

/**
 * Creates a running session on the server: Amélie hosts and evaluates, Ben is in the hot seat; and a partner of their organisation.
 * `leave` closes Ben's event stream.
 * @param url the server's address
 */
export async function setStage(url: string) {
  const [amelie, ben, admin] = await Promise.all(["amelie", "ben", "platform.admin"].map((name) => signIn(url, name)));
  const { id } = await amelie.person.must<{ id: number }>("POST", SESSIONS, {
    module: "M3",
    workshop: "system_design",
    language: "en",
    start_time: new Date(Date.now() + 60_000).toISOString(),
    duration_minutes: 60,
    capacity: 4,
    hot_seat: false,
  });
  await ben.person.must("POST", `${SESSIONS}${id}/join/`, { role: "participant", hot_seat: true });
  await amelie.person.must("POST", `${SESSIONS}${id}/start/`);
  // Without his event stream Ben would count as absent, and the turn would wait for him.
  const events = await readEvents(`${url}/api/v1/sse/session/${id}/`, ben.person);
  await amelie.person.must("POST", `${SESSIONS}${id}/schedule/start/`, {});
  const partner = await admin.person.must<Partner>("POST", "/api/v1/embed/partners/", {
    name: "Career Corner",
    organisation_id: amelie.me.organisation?.id,
  });
  return { host: amelie.person, sessionId: id, partnerKey: partner.key, leave: () => events.stop() };
}

async function signIn(url: string, name: string) {
  const person = new Person(url);
  return { person, me: await person.signIn(`${name}@hotseat.example`) };
}

/** Runs the partner's own small server until `stop`. */
export async function serveSite(site: string, env: Record<string, string>) {
  const child = spawn("node", ["server.mjs"], {
    cwd: site,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise((resolve, reject) => {
    child.stdout.setEncoding("utf8").on("data", (text) => /is ready/.test(text) && resolve(undefined));
    child.once("exit", (code) => reject(new Error(`the partner's server ended with exit code ${code}`)));
  });
  return { stop: () => endChild(child) };
}

import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { capture, which } from "../../scripts/lib/child.mjs";
import { errorCode } from "../../scripts/lib/error-code.mjs";
import { Problem } from "../../scripts/lib/say.mjs";
import { installSystemPackages } from "../../scripts/lib/system-packages.mjs";

/**
 * A network on this machine alone: one bridge with an address for the servers, and for each person a network namespace with a virtual wire
 * of its own. The namespaces have no route to other networks. The addresses are those reserved for measurements (RFC 2544).
 */
const NAMES = /^hotseat-(\d+)-\d+$/;
const NETWORKS = 250;
/**
 * Of the bridge. Without one of its own it takes the lowest of its wires', and that wire, cut loose, would still receive what its person
 * sends to the servers; the others would send to an address that moved away.
 */
const BRIDGE_MAC = "02:00:c6:12:00:01";

async function ip(...args: string[]) {
  const done = await capture("ip", args);
  if (done.code !== 0) throw new Problem(`ip ${args.join(" ")} failed: ${done.output.trim()}`);
  return done.stdout;
}

async function assertPossible() {
  if (process.platform !== "linux") throw new Problem("cutting a network needs Linux and its network namespaces");
  if (process.getuid?.() !== 0)
    throw new Problem("cutting a network needs root: it makes network namespaces and bridges");
  if (!which("ip")) await installSystemPackages({ apt: ["iproute2"], dnf: ["iproute"], apk: ["iproute2"] });
  if (!which("ip"))
    throw new Problem("cutting a network needs iproute2 (the program ip), which could not be installed");
}

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
};

/** Removes the remains of a run that could not clean up. */
async function removeLeftovers() {
  const names = (await ip("netns", "list")).split("\n").map((line) => line.split(" ")[0]);
  const found = names.map((name) => NAMES.exec(name)).filter((match) => match !== null);
  const dead = found.filter(([, pid]) => !isRunning(Number(pid)));
  for (const [name] of dead) await ip("netns", "delete", name);
  for (const pid of new Set(dead.map(([, pid]) => pid))) spawnSync("ip", ["link", "delete", `hs${pid}`]);
}

/** The kinds of a network loss: packets are dropped and no connection is closed, or the person's machine detects an unplugged cable. */
export type Cut = "dark" | "unplugged";

/** The connection of one person to the servers. */
export interface Wire {
  /** Returns a program that starts another one in this namespace. */
  through(program: string): string;
  cut(how: Cut): Promise<void>;
  mend(): Promise<void>;
}

/** A network on this machine alone. */
export interface Network {
  readonly address: string;
  readonly device: string;
  wire(): Promise<Wire>;
  close(): void;
}

export async function openNetwork(): Promise<Network> {
  await assertPossible();
  await removeLeftovers();
  const device = `hs${process.pid}`;
  const subnet = `198.18.${1 + (process.pid % NETWORKS)}`;
  const folder = mkdtempSync(path.join(tmpdir(), "hotseat-network-"));
  const spaces: string[] = [];
  /** Never throws and never waits: it runs last in a process. */
  const close = () => {
    process.off("exit", close);
    for (const [index, space] of spaces.splice(0).entries()) {
      // The wire first: a namespace exists as long as a process in it.
      spawnSync("ip", ["link", "delete", `${device}v${index + 1}`]);
      spawnSync("ip", ["netns", "delete", space]);
    }
    spawnSync("ip", ["link", "delete", device]);
    rmSync(folder, { recursive: true, force: true });
  };
  process.on("exit", close);
  await ip("link", "add", device, "address", BRIDGE_MAC, "type", "bridge");
  await ip("address", "add", `${subnet}.1/24`, "dev", device);
  await ip("link", "set", device, "up");
  return {
    address: `${subnet}.1`,
    device,
    close,
    async wire() {
      const number = spaces.length + 1;
      const space = `hotseat-${process.pid}-${number}`;
      const [near, far] = [`${device}v${number}`, `${device}w${number}`];
      await ip("netns", "add", space);
      spaces.push(space);
      await ip("link", "add", near, "type", "veth", "peer", "name", far);
      await ip("link", "set", far, "netns", space);
      await ip("link", "set", near, "master", device, "up");
      await ip("-n", space, "link", "set", "lo", "up");
      await ip("-n", space, "address", "add", `${subnet}.${number + 1}/24`, "dev", far);
      await ip("-n", space, "link", "set", far, "up");
      return {
        /** A program that starts another one in this namespace. */
        through(program: string) {
          const script = path.join(folder, `${space}.sh`);
          writeFileSync(script, `#!/bin/sh\nexec ip netns exec ${space} '${program}' "$@"\n`);
          chmodSync(script, 0o700);
          return script;
        },
        /** Dark: packets are dropped, and no connection is closed. Unplugged: the person's machine detects an unplugged cable. */
        async cut(how) {
          if (how === "unplugged") return void (await ip("link", "set", near, "down"));
          // Without `arp off` this machine would respond for its addresses on the loose end, and still receive in one direction.
          await ip("link", "set", near, "nomaster", "arp", "off");
        },
        async mend() {
          await ip("link", "set", near, "master", device, "arp", "on", "up");
        },
      };
    },
  };
}

import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { capture, which } from "../../scripts/lib/child.mjs";
import { errorCode } from "../../scripts/lib/error-code.mjs";
import { Problem } from "../../scripts/lib/say.mjs";
import { installSystemPackages } from "../../scripts/lib/system-packages.mjs";

/**
 * A network of this machine alone: one bridge with an address for the servers, and for each person a network namespace on a wire
 * of its own. The namespaces have no route to anywhere else. The addresses are those kept for measuring (RFC 2544).
 */
const NAMES = /^hotseat-(\d+)-\d+$/;
const NETWORKS = 250;

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

/** Takes away what a run left that could not clean up after itself. */
async function removeLeftovers() {
  const names = (await ip("netns", "list")).split("\n").map((line) => line.split(" ")[0]);
  const found = names.map((name) => NAMES.exec(name)).filter((match) => match !== null);
  const dead = found.filter(([, pid]) => !isRunning(Number(pid)));
  for (const [name] of dead) await ip("netns", "delete", name);
  for (const pid of new Set(dead.map(([, pid]) => pid))) spawnSync("ip", ["link", "delete", `hs${pid}`]);
}

/** How a network is lost: nothing gets through and no end is told, or the person's machine sees that its cable is out. */
export type Cut = "dark" | "unplugged";

/** The connection of one person to the servers. */
export interface Wire {
  /** Returns a program that starts another one at this end of the wire. */
  through(program: string): string;
  cut(how: Cut): Promise<void>;
  mend(): Promise<void>;
}

/** A network of this machine alone. */
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
  /** Never throws and waits for nothing: it is the last thing a process does. */
  const close = () => {
    process.off("exit", close);
    for (const [index, space] of spaces.splice(0).entries()) {
      // First the wire: a namespace lives on as long as a process in it does.
      spawnSync("ip", ["link", "delete", `${device}v${index + 1}`]);
      spawnSync("ip", ["netns", "delete", space]);
    }
    spawnSync("ip", ["link", "delete", device]);
    rmSync(folder, { recursive: true, force: true });
  };
  process.on("exit", close);
  await ip("link", "add", device, "type", "bridge");
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
        /** A program that starts another one at this end of the wire. */
        through(program: string) {
          const script = path.join(folder, `${space}.sh`);
          writeFileSync(script, `#!/bin/sh\nexec ip netns exec ${space} '${program}' "$@"\n`);
          chmodSync(script, 0o700);
          return script;
        },
        /** Dark: nothing gets through, and no end is told. Unplugged: the person's machine sees that its cable is out. */
        async cut(how) {
          if (how === "unplugged") return void (await ip("link", "set", near, "down"));
          // Without `arp off` this machine would answer for its addresses on the loose end, and go on hearing one way.
          await ip("link", "set", near, "nomaster", "arp", "off");
        },
        async mend() {
          await ip("link", "set", near, "master", device, "arp", "on", "up");
        },
      };
    },
  };
}

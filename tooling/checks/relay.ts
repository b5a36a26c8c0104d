import dgram from "node:dgram";
import { createRequire } from "node:module";
import { networkInterfaces } from "node:os";
import type { CallJoined } from "@hotseat/api-client/types";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { check } from "../../scripts/lib/checks.mjs";
import { joinRoom, liveSession } from "./live-session.ts";
import type { Person } from "./person.ts";
import { runCheck, signInAll } from "./run-check.ts";
import { keepConnections, picturesOf } from "./still-pictures.ts";
import { type Allocation, allocate } from "./turn-client.ts";

/**
 * Where the video server's relay leads: with an observer's own credentials to the server's one address and nowhere else; and picture and
 * sound of people who can reach it by the relay alone.
 */
const NODE_IP = "127.0.0.1";
const SAID = Buffer.from("an observer was here");
/** A packet on one machine takes far less. */
const ARRIVES_WITHIN_MS = 500;
const MOVES_WITHIN_MS = 20_000;

const ELSEWHERE = {
  loopback: ["127.0.0.0", "127.0.0.2", "127.0.0.53", "127.1.1.1", "127.255.255.254", "0.0.0.0", "::1", "::"],
  private: [
    ...["10.0.0.1", "10.255.255.254", "172.16.0.1", "172.17.0.1", "172.31.255.254"],
    ...["192.168.0.1", "192.168.1.1", "192.168.255.254", "100.64.0.1", "100.127.255.254", "fc00::1", "fd12:3456::1"],
  ],
  "link-local": ["169.254.0.1", "169.254.169.254", "fe80::1", "fe80::a9fe:a9fe"],
  multicast: ["224.0.0.1", "239.255.255.250", "255.255.255.255", "ff02::1"],
  public: [
    ...["1.1.1.1", "8.8.8.8", "9.9.9.9", "93.184.216.34", "126.255.255.255", "128.0.0.1"],
    ...["192.0.2.10", "198.51.100.1", "203.0.113.7", "2001:db8::1", "2606:4700:4700::1111", "64:ff9b::7f00:1"],
  ],
};

const { SignalResponse }: { SignalResponse: SignalReader } = createRequire(import.meta.resolve("livekit-server-sdk"))(
  "@livekit/protocol",
);

type Relay = Parameters<typeof allocate>[0];

/** The part of LiveKit's protocol package that is used here. */
interface SignalReader {
  fromBinary(bytes: Uint8Array): {
    message: { case: string; value: { iceServers: { urls: string[]; username: string; credential: string }[] } };
  };
}

/** The relay that LiveKit names to whoever comes in with this token, and the open connection it belongs to. */
function relayOf({ url, token }: { url: string; token: string }) {
  const socket = new WebSocket(`${url}/rtc?${new URLSearchParams({ access_token: token, protocol: "15", sdk: "js" })}`);
  socket.binaryType = "arraybuffer";
  return new Promise<{ socket: WebSocket; relay: Relay }>((resolve, reject) => {
    socket.onerror = () => reject(new Error("the video server does not let the observer in"));
    socket.onmessage = ({ data }) => {
      const { message } = SignalResponse.fromBinary(new Uint8Array(data));
      if (message.case !== "join") return;
      for (const { urls, username, credential } of message.value.iceServers) {
        const [, host, port] = /^turn:([^:]+):(\d+)/.exec(urls[0]) ?? [];
        if (host) return resolve({ socket, relay: { host, port: Number(port), username, password: credential } });
      }
      reject(new Error("the video server names no relay"));
    };
  });
}

/** A service on this machine that counts what reaches it. */
async function service(address: string) {
  const socket = dgram.createSocket("udp4");
  let heard = 0;
  socket.on("message", (bytes) => {
    if (bytes.equals(SAID)) heard += 1;
  });
  await new Promise((resolve, reject) => socket.once("error", reject).bind(0, address, () => resolve(undefined)));
  return { port: socket.address().port, heard: () => heard, close: () => socket.close() };
}

/** This machine's own addresses beside loopback. */
const own = () =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === "IPv4")
    .map(({ address }) => address);

async function reached(allocation: Allocation, address: string) {
  const counting = await service(address);
  for (let packet = 0; packet < 5; packet += 1) allocation.send(address, counting.port, SAID);
  await new Promise((resolve) => setTimeout(resolve, ARRIVES_WITHIN_MS));
  counting.close();
  return counting.heard();
}

async function refusals(call: CallJoined) {
  const { socket, relay } = await relayOf(call);
  const allocation = await allocate(relay);
  let refused = 0;
  const kinds = { ...ELSEWHERE, "this machine's own": own() };
  for (const [kind, peers] of Object.entries(kinds)) {
    const allowed: string[] = [];
    for (const address of peers) {
      const codes = [await allocation.permit(address), await allocation.bind(address, 9)];
      if (codes.some((code) => code === 0)) allowed.push(address);
      else refused += 1;
    }
    check(
      allowed.length === 0,
      `${kind}: ${peers.length - allowed.length} of ${peers.length} refused${allowed.length > 0 ? `, not ${allowed.join(", ")}` : ""}`,
    );
  }
  check(refused >= 40, `${refused} peers refused`);
  for (const address of ["127.0.0.2", ...own()]) {
    const heard = await reached(allocation, address);
    check(heard === 0, `${heard} of 5 packets reach a service on ${address}`);
  }
  check((await allocation.permit(NODE_IP)) === 0, `the server's own address, ${NODE_IP}, is allowed`);
  const heard = await reached(allocation, NODE_IP);
  check(heard > 0, `${heard} of 5 packets reach a service on the server's own address, as the README says`);
  allocation.close();
  socket.close();
}

/** Everything this page sends and receives goes through the relay. */
const relayedOnly = (context: BrowserContext) =>
  context.addInitScript(() => {
    const Connection = window.RTCPeerConnection;
    window.RTCPeerConnection = class extends Connection {
      constructor(configuration?: RTCConfiguration) {
        super({ ...configuration, iceTransportPolicy: "relay" });
      }
      override setConfiguration(configuration?: RTCConfiguration) {
        super.setConfiguration({ ...configuration, iceTransportPolicy: "relay" });
      }
    };
  });

/** How each connection of a page reaches the media server: "relay" or another kind of candidate. */
const waysOf = (page: Page) =>
  page.evaluate(async () => {
    const ways: string[] = [];
    for (const connection of window.hotseatConnections ?? []) {
      if (connection.connectionState !== "connected") continue;
      const reports = await connection.getStats();
      for (const report of reports.values())
        if (report.type === "transport" && report.selectedCandidatePairId) {
          const pair = reports.get(report.selectedCandidatePairId);
          ways.push(reports.get(pair.localCandidateId).candidateType);
        }
    }
    return ways;
  });

async function relayedMedia(browser: Browser, url: string, [host, guest]: [Person, Person], session: number) {
  const pages: Page[] = [];
  for (const person of [host, guest])
    pages.push(
      await joinRoom(browser, url, person, session, async (context: BrowserContext) => {
        await relayedOnly(context);
        await keepConnections(context);
      }),
    );
  for (const [index, page] of pages.entries()) {
    const name = ["host", "participant"][index];
    const decoded = async () => Math.max(0, ...(await picturesOf(page)).incoming.map((each) => each.decoded ?? 0));
    let frames = 0;
    for (const end = Date.now() + MOVES_WITHIN_MS; frames < 20 && Date.now() < end; frames = await decoded())
      await new Promise((resolve) => setTimeout(resolve, 250));
    const ways = await waysOf(page);
    check(
      frames >= 20 && ways.length >= 2 && ways.every((way) => way === "relay"),
      `${name}: ${frames} pictures of the other by ${ways.join(" and ") || "no connection"}`,
    );
  }
}

await runCheck({ name: "relay", fps: 10 }, async ({ stack, browser }) => {
  const people = await signInAll(stack.url, ["amelie", "ben", "dieter"]);
  const { amelie, ben, dieter } = people;
  const session = await liveSession(60, [amelie, ben]);
  await dieter.must("POST", `/api/v1/interviews/sessions/${session}/join/`, { role: "observer", hot_seat: false });
  await refusals(
    await dieter.must<CallJoined>("POST", `/api/v1/comms/call-sessions/by-interview/${session}/join/`, {}),
  );
  await relayedMedia(browser, stack.url, [amelie, ben], session);
});

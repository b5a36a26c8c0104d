import { createHash, createHmac, randomBytes } from "node:crypto";
import dgram from "node:dgram";
import { isIPv4 } from "node:net";

/** What a TURN server is asked over UDP (RFC 8489 and 8656), as far as permissions and packets to a peer go. */
const METHOD = { allocate: 0x003, send: 0x006, createPermission: 0x008, channelBind: 0x009 };
const INDICATION = 0x010;
const ATTRIBUTE = {
  username: 0x0006,
  integrity: 0x0008,
  error: 0x0009,
  channel: 0x000c,
  peer: 0x0012,
  data: 0x0013,
  realm: 0x0014,
  nonce: 0x0015,
  transport: 0x0019,
};
const COOKIE = Buffer.from([0x21, 0x12, 0xa4, 0x42]);
const UDP = 17;
const FIRST_CHANNEL = 0x4000;
const HEADER = 20;
const INTEGRITY = 24;
/** Asked again while there is no answer; UDP may lose a packet. */
const ASK_AGAIN_MS = 500;
const ASKS = 10;

const padded = (length: number) => (length + 3) & ~3;

function attribute(type: number, value: Buffer) {
  const bytes = Buffer.alloc(4 + padded(value.length));
  bytes.writeUInt16BE(type, 0);
  bytes.writeUInt16BE(value.length, 2);
  value.copy(bytes, 4);
  return bytes;
}

/** @param address IPv4 or IPv6, in full or shortened */
function addressBytes(address: string) {
  if (isIPv4(address)) return Buffer.from(address.split(".").map(Number));
  const [head, tail] = address.split("::").map((half) => half.split(":").filter(Boolean));
  const groups = tail ? [...head, ...Array(8 - head.length - tail.length).fill("0"), ...tail] : head;
  return Buffer.from(groups.map((group) => group.padStart(4, "0")).join(""), "hex");
}

function xorAddress(address: string, port: number, transaction: Buffer) {
  const bytes = addressBytes(address);
  const mask = Buffer.concat([COOKIE, transaction]);
  const head = Buffer.from([0, bytes.length === 4 ? 1 : 2, (port >> 8) ^ COOKIE[0], (port & 0xff) ^ COOKIE[1]]);
  return Buffer.concat([head, bytes.map((byte, index) => byte ^ mask[index])]);
}

function message(type: number, transaction: Buffer, attributes: readonly Buffer[], key?: Buffer) {
  const body = Buffer.concat(attributes);
  const header = Buffer.alloc(8);
  header.writeUInt16BE(type, 0);
  header.writeUInt16BE(body.length + (key ? INTEGRITY : 0), 2);
  COOKIE.copy(header, 4);
  const whole = Buffer.concat([header, transaction, body]);
  if (!key) return whole;
  return Buffer.concat([whole, attribute(ATTRIBUTE.integrity, createHmac("sha1", key).update(whole).digest())]);
}

function attributesOf(packet: Buffer) {
  const found = new Map<number, Buffer>();
  for (let at = HEADER; at + 4 <= packet.length; ) {
    const length = packet.readUInt16BE(at + 2);
    found.set(packet.readUInt16BE(at), packet.subarray(at + 4, at + 4 + length));
    at += 4 + padded(length);
  }
  return found;
}

/** What can be asked of a relayed address. */
export type Allocation = Awaited<ReturnType<typeof allocate>>;

/** A relayed address at a TURN server. */
export async function allocate({
  host,
  port,
  username,
  password,
}: {
  host: string;
  port: number;
  username: string;
  password: string;
}) {
  const socket = dgram.createSocket("udp4");
  const waiting = new Map<string, (packet: Buffer) => void>();
  socket.on("message", (packet) => waiting.get(packet.subarray(8, HEADER).toString("hex"))?.(packet));
  await new Promise<void>((resolve) => socket.bind(0, () => resolve()));
  let signed: Buffer[] = [];
  let key: Buffer | undefined;

  /** The answer's error code, 0 for success; and what it carries. */
  async function ask(method: number, make: (transaction: Buffer) => Buffer[]) {
    const transaction = randomBytes(12);
    const id = transaction.toString("hex");
    const packet = message(method, transaction, [...make(transaction), ...signed], key);
    const answer = await new Promise<Buffer>((resolve, reject) => {
      let asks = 0;
      const again = () => {
        if (asks === ASKS) return reject(new Error(`the TURN server at ${host}:${port} does not answer`));
        asks += 1;
        socket.send(packet, port, host);
      };
      const timer = setInterval(again, ASK_AGAIN_MS);
      waiting.set(id, (told) => {
        clearInterval(timer);
        resolve(told);
      });
      again();
    }).finally(() => waiting.delete(id));
    const attributes = attributesOf(answer);
    const error = attributes.get(ATTRIBUTE.error);
    return { code: error ? error[2] * 100 + error[3] : 0, attributes };
  }

  const allocation = () => [attribute(ATTRIBUTE.transport, Buffer.from([UDP, 0, 0, 0]))];
  const asked = await ask(METHOD.allocate, allocation);
  const [realm, nonce] = [asked.attributes.get(ATTRIBUTE.realm), asked.attributes.get(ATTRIBUTE.nonce)];
  if (!realm || !nonce) throw new Error(`the TURN server asked for no name: ${asked.code}`);
  key = createHash("md5").update(`${username}:${realm}:${password}`).digest();
  signed = [
    attribute(ATTRIBUTE.username, Buffer.from(username)),
    attribute(ATTRIBUTE.realm, realm),
    attribute(ATTRIBUTE.nonce, nonce),
  ];
  const { code } = await ask(METHOD.allocate, allocation);
  if (code !== 0) throw new Error(`the TURN server gives no address: ${code}`);

  const peer = (address: string, at: number) => (transaction: Buffer) =>
    attribute(ATTRIBUTE.peer, xorAddress(address, at, transaction));
  let channels = 0;
  return {
    /** 0 where packets to this address are relayed from now on, else the error's code. */
    permit: async (address: string) => (await ask(METHOD.createPermission, (id) => [peer(address, 0)(id)])).code,
    /** The same by the other way: a channel to one port of it. */
    async bind(address: string, at: number) {
      const number = Buffer.from([(FIRST_CHANNEL + channels) >> 8, (FIRST_CHANNEL + channels) & 0xff, 0, 0]);
      channels += 1;
      const attributes = (id: Buffer) => [attribute(ATTRIBUTE.channel, number), peer(address, at)(id)];
      return (await ask(METHOD.channelBind, attributes)).code;
    },
    /** Has bytes sent to a peer; no answer. */
    send(address: string, at: number, data: Buffer) {
      const transaction = randomBytes(12);
      const attributes = [peer(address, at)(transaction), attribute(ATTRIBUTE.data, data)];
      socket.send(message(METHOD.send | INDICATION, transaction, attributes), port, host);
    },
    close: () => socket.close(),
  };
}

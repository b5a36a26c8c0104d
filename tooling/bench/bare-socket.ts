import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";

const HEADERS_END = "\r\n\r\n";
const [TEXT, CLOSE, PING, PONG] = [1, 8, 9, 10];
const MASK_BYTES = 4;
/** Lengths up to this one stand in the second byte; the two values above it say that 2 or 8 bytes follow. */
const MAX_SHORT = 125;
const [LENGTH_16, LENGTH_64] = [126, 127];
const MAX_16 = 0xffff;
/** All sockets of this process read one after the other into the same bytes. */
const incoming = Buffer.allocUnsafeSlow(1024 * 1024);

interface BareSocketEvents {
  /** The server has accepted it. */
  opened?(): void;
  /** The bytes are valid during the call only. */
  text(bytes: Buffer): void;
  /** The server or the network closed it. */
  closed(reason: string): void;
}

interface Frame {
  readonly opcode: number;
  readonly payload: Buffer;
  /** Bytes of the frame with its header. */
  readonly size: number;
}

/** Reads the frame at the start; null while a part of it is missing. */
function readFrame(bytes: Buffer): Frame | null {
  if (bytes.length < 2) return null;
  const short = (bytes[1] as number) & 0x7f;
  const header = short <= MAX_SHORT ? 2 : short === LENGTH_16 ? 4 : 10;
  if (bytes.length < header) return null;
  const length =
    short <= MAX_SHORT ? short : short === LENGTH_16 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  const size = header + length;
  if (bytes.length < size) return null;
  return { opcode: (bytes[0] as number) & 0x0f, payload: bytes.subarray(header, size), size };
}

/** A message of ASCII characters, or bytes that came as such, as one frame. Its mask is zero, which changes nothing. */
function frameOf(opcode: number, payload: string): Buffer {
  const { length } = payload;
  const extended = length <= MAX_SHORT ? 0 : length <= MAX_16 ? 2 : 8;
  const header = 2 + extended + MASK_BYTES;
  const frame = Buffer.alloc(header + length);
  frame[0] = 0x80 | opcode;
  frame[1] = 0x80 | (extended === 0 ? length : extended === 2 ? LENGTH_16 : LENGTH_64);
  // The bytes of a length before its last six are zero.
  if (extended > 0) frame.writeUIntBE(length, extended === 2 ? 2 : 4, extended === 2 ? 2 : 6);
  frame.write(payload, header, "latin1");
  return frame;
}

/**
 * A WebSocket of a client with little between the network and the bench: fifty receivers of one process queue behind each other, and
 * what each of them costs would be measured as the server's delay.
 */
export class BareSocket {
  private readonly socket: Socket;
  private readonly events: BareSocketEvents;
  private isUpgraded = false;
  private isClosing = false;
  private rest: Buffer = Buffer.alloc(0);

  /** `headers`: of the upgrade, beside those that every WebSocket has. */
  constructor(url: string, events: BareSocketEvents, headers: Readonly<Record<string, string>> = {}) {
    const { hostname, port, pathname } = new URL(url);
    this.events = events;
    this.socket = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      onread: { buffer: incoming, callback: (count) => this.take(incoming.subarray(0, count)) },
    });
    this.socket.on("error", (error) => this.end(error.message));
    this.socket.on("close", () => this.end("the connection was closed"));
    this.socket.write(
      [
        `GET ${pathname} HTTP/1.1`,
        `Host: ${hostname}:${port}`,
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        `Sec-WebSocket-Key: ${randomBytes(16).toString("base64")}`,
        ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
        "\r\n",
      ].join("\r\n"),
    );
  }

  send(text: string): void {
    this.socket.write(frameOf(TEXT, text));
  }

  close(): void {
    this.isClosing = true;
    this.socket.end(frameOf(CLOSE, ""));
  }

  private take(chunk: Buffer): boolean {
    let bytes = this.rest.length > 0 ? Buffer.concat([this.rest, chunk]) : chunk;
    if (!this.isUpgraded) bytes = this.afterUpgrade(bytes);
    while (this.isUpgraded) {
      const frame = readFrame(bytes);
      if (!frame) break;
      bytes = bytes.subarray(frame.size);
      this.receive(frame);
    }
    this.rest = bytes.length > 0 ? Buffer.from(bytes) : bytes;
    return true;
  }

  private afterUpgrade(bytes: Buffer): Buffer {
    const end = bytes.indexOf(HEADERS_END);
    if (end < 0) return bytes;
    const head = bytes.toString("latin1", 0, end);
    if (!head.startsWith("HTTP/1.1 101")) this.end(head.split("\r\n", 1)[0] ?? "");
    else {
      this.isUpgraded = true;
      this.events.opened?.();
    }
    return bytes.subarray(end + HEADERS_END.length);
  }

  private receive({ opcode, payload }: Frame): void {
    if (opcode === TEXT) this.events.text(payload);
    else if (opcode === PING) this.socket.write(frameOf(PONG, payload.toString("latin1")));
    else if (opcode === CLOSE) this.end(payload.subarray(2).toString());
  }

  private end(reason: string): void {
    if (!this.isClosing) this.events.closed(reason);
    this.isClosing = true;
    this.socket.destroy();
  }
}

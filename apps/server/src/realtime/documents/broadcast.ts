/** A text frame's first byte: the whole message in one frame (RFC 6455, section 5.2). */
const WHOLE_TEXT = 0x81;
/** Lengths up to this one stand in the second byte; the two values above it say that 2 or 8 bytes follow. */
const MAX_SHORT = 125;
const LENGTH_16 = 126;
const LENGTH_64 = 127;
const MAX_16 = 0xffff;

/** A text message to many receivers: the bytes of its frame are made once. Only a server may send it, because it is not masked. */
export class Broadcast {
  /** Bytes that go over the wire. */
  readonly frame: Buffer;
  private readonly headerBytes: number;

  constructor(text: string) {
    const length = Buffer.byteLength(text);
    this.headerBytes = length <= MAX_SHORT ? 2 : length <= MAX_16 ? 4 : 10;
    this.frame = Buffer.allocUnsafe(this.headerBytes + length);
    this.frame[0] = WHOLE_TEXT;
    if (length <= MAX_SHORT) this.frame[1] = length;
    else if (length <= MAX_16) {
      this.frame[1] = LENGTH_16;
      this.frame.writeUInt16BE(length, 2);
    } else {
      this.frame[1] = LENGTH_64;
      this.frame.writeBigUInt64BE(BigInt(length), 2);
    }
    this.frame.write(text, this.headerBytes);
  }

  /** The message without its header. */
  toString(): string {
    return this.frame.toString("utf8", this.headerBytes);
  }
}

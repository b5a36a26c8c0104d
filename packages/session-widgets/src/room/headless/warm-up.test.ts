import { afterEach, expect, it, vi } from "vitest";
import { warmUpRealTime } from "./warm-up";

afterEach(() => vi.unstubAllGlobals());

class Connection {
  static readonly made: Connection[] = [];
  readonly kinds: string[] = [];
  isClosed = false;
  offer = (): Promise<object> => Promise.resolve({});
  constructor() {
    Connection.made.push(this);
  }
  addTransceiver(kind: string): void {
    this.kinds.push(kind);
  }
  createOffer(): Promise<object> {
    return this.offer();
  }
  close(): void {
    this.isClosed = true;
  }
}

it("asks for an offer with sound and picture, and leaves nothing open", async () => {
  vi.stubGlobal("RTCPeerConnection", Connection);
  await warmUpRealTime();
  expect(Connection.made.at(-1)).toMatchObject({ kinds: ["audio", "video"], isClosed: true });
});

it("leaves nothing open in a browser that refuses", async () => {
  class Refusing extends Connection {
    override offer = () => Promise.reject(new Error("no codecs"));
  }
  vi.stubGlobal("RTCPeerConnection", Refusing);
  await warmUpRealTime();
  expect(Connection.made.at(-1)?.isClosed).toBe(true);
});

it("says nothing in a browser whose settings forbid connections", async () => {
  class Forbidden {
    constructor() {
      throw new DOMException("WebRTC is disabled", "NotAllowedError");
    }
  }
  vi.stubGlobal("RTCPeerConnection", Forbidden);
  await expect(warmUpRealTime()).resolves.toBeUndefined();
});

it("does nothing where there is no WebRTC", async () => {
  const before = Connection.made.length;
  vi.stubGlobal("RTCPeerConnection", undefined);
  await warmUpRealTime();
  expect(Connection.made).toHaveLength(before);
});

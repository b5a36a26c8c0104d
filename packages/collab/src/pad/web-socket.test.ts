import { expect, it, vi } from "vitest";
import { webSockets } from "./web-socket";

it("webSockets: bytes that have not left are those of the platform's socket, and none before there is one (TL-P.151)", async () => {
  const platform = vi.fn(
    class {
      readonly bufferedAmount = 7;
    },
  );
  vi.stubGlobal("WebSocket", platform);
  const socket = webSockets("ws://pad", async () => [])({ opened() {}, received() {}, closed() {} });
  expect(socket.bufferedAmount).toBe(0);
  await vi.waitFor(() => expect(platform).toHaveBeenCalled());
  expect(socket.bufferedAmount).toBe(7);
});

// @vitest-environment jsdom
import { createClient } from "@hotseat/api-client";
import { HotseatProvider } from "@hotseat/react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { RoomProvider } from "./room";
import { createHandMedia, type HandMedia } from "./room.fixtures";
import { useRoomState } from "./room-context";

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

let media: HandMedia;
vi.mock("./livekit-media", () => ({ createLiveKitMedia: () => media }));
afterEach(() => sessionStorage.clear());

const TEN_MINUTES_MS = 600_000;

function AwaySince() {
  const { connection } = useRoomState();
  return "since" in connection ? connection.since : "not away";
}

it("tells since when one is away by the server's clock, which may be minutes from this machine's", async () => {
  media = createHandMedia();
  const client = createClient({ baseUrl: "http://api.test", fetch: () => new Promise(() => {}) });
  const here = Date.now();
  client.serverClock.sampleAnswer(new Date(here + TEN_MINUTES_MS).toISOString(), here, here);
  sessionStorage.setItem(
    "hotseat.call.12",
    JSON.stringify({ kind: "call", url: "ws://sfu", token: "t", callSessionId: 3 }),
  );
  const page = document.createElement("div");
  const root = createRoot(page);
  await act(async () =>
    root.render(
      <HotseatProvider client={client} language="en">
        <RoomProvider sessionId={12}>
          <AwaySince />
        </RoomProvider>
      </HotseatProvider>,
    ),
  );
  await act(async () => media.emit({ type: "reconnecting" }));
  expect(Math.abs(client.serverClock.now() - Number(page.textContent))).toBeLessThan(TEN_MINUTES_MS / 2);
  await act(async () => root.unmount());
});

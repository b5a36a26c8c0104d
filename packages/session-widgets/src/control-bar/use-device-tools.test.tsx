// @vitest-environment jsdom
import { toast } from "@hotseat/ui/theme";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { devicePreferences } from "../prejoin/headless";
import { createConnectionDetails, createRoomStore } from "../room/headless";
import { createHandClock, createHandMedia, createMemoryStorage } from "../room/room.fixtures";
import { RoomContext } from "../room/room-context";
import { useDeviceTools } from "./use-device-tools";

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

function ChooseCamera() {
  const { camera } = useDeviceTools();
  return <button type="button" onClick={() => camera?.onChoose("desk")} />;
}

async function setUp(chooseDevice: () => Promise<void>) {
  const media = { ...createHandMedia(), chooseDevice };
  const details = createConnectionDetails(createMemoryStorage());
  details.save(12, { kind: "call", url: "ws://sfu", token: "t", callSessionId: 3, connectionId: "c" });
  const room = createRoomStore({
    sessionId: 12,
    media,
    details,
    clock: createHandClock(),
    random: () => 1,
    rejoin: async () => ({ kind: "later", message: "no answer" }),
  });
  await room.connect({ microphone: false, camera: false });
  const page = document.createElement("div");
  const root = createRoot(page);
  await act(async () =>
    root.render(
      <RoomContext value={room}>
        <ChooseCamera />
      </RoomContext>,
    ),
  );
  devicePreferences().patch({ cameraId: "built-in" });
  const said = vi.spyOn(toast, "error").mockReturnValue("t");
  await act(async () => page.querySelector("button")?.click());
  await act(async () => root.unmount());
  return { said };
}

it("remembers the device that was chosen", async () => {
  const { said } = await setUp(async () => {});
  expect(devicePreferences().read().cameraId).toBe("desk");
  expect(said).not.toHaveBeenCalled();
});

it("says that a device could not be had, and does not remember it", async () => {
  const busy = Object.assign(new Error("busy"), { name: "NotReadableError" });
  const { said } = await setUp(() => Promise.reject(busy));
  expect(said).toHaveBeenCalledTimes(1);
  expect(devicePreferences().read().cameraId).toBe("built-in");
});

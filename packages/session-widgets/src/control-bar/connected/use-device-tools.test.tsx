// @vitest-environment jsdom
import { createManualClock, createMemoryStorage } from "@hotseat/core/testing";
import { toast } from "@hotseat/ui/theme";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { devicePreferences } from "../../prejoin/headless";
import { createConnectionDetails, createRoomStore } from "../../room/headless";
import { RoomContext } from "../../room/headless/room-context";
import { createHandMedia } from "../../room/room.fixtures";
import { useDeviceTools } from "./use-device-tools";

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

function ChooseCamera() {
  const { camera } = useDeviceTools({ maySpeak: true, mayPresent: true });
  return <button type="button" onClick={() => camera?.onChoose("desk")} />;
}

/** Renders the names of the tools that these rights allow. */
function Offered(rights: { maySpeak: boolean; mayPresent: boolean }) {
  const tools = useDeviceTools(rights);
  return <output>{Object.keys(tools).filter((name) => tools[name as keyof typeof tools] !== null)}</output>;
}

async function roomInCall(chooseDevice: () => Promise<boolean>) {
  const media = { ...createHandMedia(), chooseDevice };
  const details = createConnectionDetails(createMemoryStorage());
  details.save(12, { kind: "call", url: "ws://sfu", token: "t", callSessionId: 3, connectionId: "c" });
  const room = createRoomStore({
    sessionId: 12,
    media,
    details,
    clock: createManualClock(),
    random: () => 1,
    rejoin: async () => ({ kind: "later", message: "no answer" }),
  });
  await room.connect({ microphone: false, camera: false });
  return room;
}

async function setUp(chooseDevice: () => Promise<boolean>) {
  const room = await roomInCall(chooseDevice);
  const page = document.createElement("div");
  const root = createRoot(page);
  await act(async () =>
    root.render(
      <RoomContext.Provider value={room}>
        <ChooseCamera />
      </RoomContext.Provider>,
    ),
  );
  devicePreferences().patch({ cameraId: "built-in" });
  const said = vi.spyOn(toast, "error").mockReturnValue("t");
  await act(async () => page.querySelector("button")?.click());
  await act(async () => root.unmount());
  return { said };
}

it("remembers the chosen device", async () => {
  const { said } = await setUp(async () => true);
  expect(devicePreferences().getState().cameraId).toBe("desk");
  expect(said).not.toHaveBeenCalled();
});

it("reports that another device is used, and does not remember the chosen one", async () => {
  const { said } = await setUp(async () => false);
  expect(said).toHaveBeenCalledTimes(1);
  expect(devicePreferences().getState().cameraId).toBe("built-in");
});

it("reports a device that failed to open, and does not remember it", async () => {
  const busy = Object.assign(new Error("busy"), { name: "NotReadableError" });
  const { said } = await setUp(() => Promise.reject(busy));
  expect(said).toHaveBeenCalledTimes(1);
  expect(devicePreferences().getState().cameraId).toBe("built-in");
});

it("offers only the media that the session policy allows (LS-D4.1)", async () => {
  const room = await roomInCall(async () => true);
  Object.defineProperty(navigator, "mediaDevices", {
    configurable: true,
    value: {
      getDisplayMedia: () => {},
      enumerateDevices: async () => [],
      addEventListener: () => {},
      removeEventListener: () => {},
    },
  });
  const page = document.createElement("div");
  const root = createRoot(page);
  const offered = async (rights: { maySpeak: boolean; mayPresent: boolean }) => {
    await act(async () =>
      root.render(
        <RoomContext.Provider value={room}>
          <Offered {...rights} />
        </RoomContext.Provider>,
      ),
    );
    return page.textContent;
  };
  expect(await offered({ maySpeak: true, mayPresent: true })).toBe("microphonecamerascreen");
  expect(await offered({ maySpeak: true, mayPresent: false })).toBe("microphonecamera");
  expect(await offered({ maySpeak: false, mayPresent: false })).toBe("");
  await act(async () => root.unmount());
});

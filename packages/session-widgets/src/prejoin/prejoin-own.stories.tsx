import { systemClock } from "@hotseat/core/clock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { useStore } from "zustand";
import { connectionDetails } from "../room/headless";
import {
  createDevicePreferences,
  createJoinFlow,
  createNameStore,
  createPreview,
  type DevicesPort,
  type JoinPorts,
  joinBlock,
  type PreviewState,
} from "./headless";

const SESSION = 12;

/** Devices of the story: a host page passes `browserDevices()`. */
const storyDevices = (isBlocked: boolean): DevicesPort => ({
  async open({ video }) {
    if (video && isBlocked) throw new DOMException("Permission denied", "NotAllowedError");
    const device = { stop() {}, onEnded() {} };
    return {
      camera: video ? { ...device, deviceId: "cam-1", label: "FaceTime HD Camera", attach() {} } : null,
      microphone: { ...device, deviceId: "mic-1", label: "Jabra Evolve2 40", onLevel: () => () => {} },
    };
  },
  list: async () => [],
  onChange: () => () => {},
  async playTone() {},
});

interface OwnPageProps extends Pick<JoinPorts, "onJoined" | "join"> {
  isBlocked: boolean;
  hasStarted: boolean;
  onSave: (shortName: string) => void;
}

/** The stores of the page; a component makes them once. */
function createStores({ isBlocked, hasStarted, onSave, onJoined, join }: OwnPageProps) {
  const name = createNameStore("", { clock: systemClock, save: async (text) => onSave(text), onFailure() {} });
  const preview = createPreview({
    devices: storyDevices(isBlocked),
    preferences: createDevicePreferences(null),
    onProblem() {},
  });
  const flow = createJoinFlow({
    sessionId: SESSION,
    clock: systemClock,
    details: connectionDetails(),
    session: () => ({
      status: hasStarted ? "IN_PROGRESS" : "SCHEDULED",
      accessLevel: "OPEN",
      myRole: "participant",
      start: "never",
    }),
    hasVideo: () => true,
    start: async () => ({ kind: "failed", message: null }),
    join,
    saveName: () => name.flush(),
    notify() {},
    openAhead: async () => {},
    onJoined,
  });
  return { name, preview, flow };
}

const deviceText = (device: PreviewState["camera"]) =>
  device.status === "on" ? device.label : device.status === "problem" ? device.problem : device.status;

/** A page before the call in plain HTML: the stores of the headless entry and the browser's own elements. */
function OwnPage(props: OwnPageProps) {
  const [{ name, preview, flow }] = useState(() => createStores(props));
  const { value } = useStore(name);
  const { camera, microphone } = useStore(preview);
  const { status } = useStore(flow);
  useEffect(() => {
    void preview.start();
    return () => preview.stop();
  }, [preview]);
  const isStarting = camera.status === "starting" || microphone.status === "starting";
  const block = joinBlock({ isStarting, isJoining: status === "joining", name: value });
  return (
    <section aria-label="My own page">
      <label>
        <input
          type="checkbox"
          checked={camera.status !== "off"}
          onChange={({ target }) => void preview.setCamera(target.checked)}
        />
        Camera
      </label>
      <output>
        {deviceText(camera)}, {deviceText(microphone)}
      </output>
      <label>
        Name <input value={value} onChange={({ target }) => name.edit(target.value)} />
      </label>
      <button type="button" disabled={block !== null} onClick={() => void flow.join()}>
        Join
      </button>
      <p role="status">{status}</p>
    </section>
  );
}

const meta = {
  title: "Session/Prejoin/Build your own",
  component: OwnPage,
  tags: ["no-picture"],
  args: {
    isBlocked: false,
    hasStarted: true,
    onSave: fn(),
    onJoined: fn(),
    join: async () => ({ kind: "call", url: "wss://sfu.example", token: "t", callSessionId: 3, connectionId: "c" }),
  },
  beforeEach: () => () => connectionDetails().clear(SESSION),
} satisfies Meta<typeof OwnPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Joins: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText("FaceTime HD Camera, Jabra Evolve2 40")).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Camera" }));
    await expect(canvas.getByText("off, Jabra Evolve2 40")).toBeVisible();
    const join = canvas.getByRole("button", { name: "Join" });
    await expect(join).toBeDisabled();
    await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), "Lucie");
    await userEvent.click(join);
    await expect(await canvas.findByText("joined")).toBeVisible();
    await expect(args.onSave).toHaveBeenCalledWith("Lucie");
    await expect(args.onJoined).toHaveBeenCalledOnce();
    await expect(connectionDetails().read(SESSION)).toMatchObject({ kind: "call", callSessionId: 3 });
  },
};

/** A blocked camera does not stop the microphone. */
export const CameraBlocked: Story = {
  args: { isBlocked: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("blocked, Jabra Evolve2 40")).toBeVisible();
  },
};

/** Nobody is let in before the session has started. */
export const TooEarly: Story = {
  args: { hasStarted: false },
  play: async ({ canvas, args }) => {
    await canvas.findByText("FaceTime HD Camera, Jabra Evolve2 40");
    await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), "Lucie");
    await userEvent.click(canvas.getByRole("button", { name: "Join" }));
    await expect(canvas.getByText("too-early")).toBeVisible();
    await expect(args.onJoined).not.toHaveBeenCalled();
  },
};

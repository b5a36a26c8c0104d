import { problemOf } from "./media-rules";
import type { DeviceProblem, DeviceState, OpenDevice } from "./media-types";

export interface DeviceSlotPorts<D extends OpenDevice> {
  onState(state: DeviceState): void;
  /** Called when the device is open. The returned function is called when it is released. */
  onTaken(device: D): () => void;
  /** Called when the device did not start. */
  onProblem(problem: DeviceProblem): void;
}

/** The place of one device: at most one is open in it. A device that opens for an older question is stopped at once. */
export interface DeviceSlot<D extends OpenDevice> {
  held(): D | null;
  /** Number of the last question to the browser for a device. */
  question(): number;
  /** Stops the open device, and each device that is still opening as soon as it is open. */
  drop(state: DeviceState): void;
  /** Keeps the device that opened for a question; null when the question was for another device. */
  take(device: D | null, question: number): void;
  /** Opens this device alone. */
  open(ask: () => Promise<D | null>): Promise<void>;
}

export function createDeviceSlot<D extends OpenDevice>({
  onState,
  onTaken,
  onProblem,
}: DeviceSlotPorts<D>): DeviceSlot<D> {
  let held: D | null = null;
  let release: (() => void) | null = null;
  let question = 0;

  function drop(state: DeviceState): void {
    question += 1;
    release?.();
    release = null;
    held?.stop();
    held = null;
    onState(state);
  }

  function take(device: D | null, answered: number): void {
    if (!device) return;
    if (answered !== question) {
      device.stop();
      return;
    }
    held = device;
    release = onTaken(device);
    device.onEnded(() => held === device && drop({ status: "problem", problem: "not-found" }));
    onState({ status: "on", deviceId: device.deviceId, label: device.label });
  }

  async function open(ask: () => Promise<D | null>): Promise<void> {
    drop({ status: "starting" });
    const mine = question;
    try {
      take(await ask(), mine);
    } catch (error) {
      if (mine !== question) return;
      const problem = problemOf(error);
      drop({ status: "problem", problem });
      onProblem(problem);
    }
  }

  return { held: () => held, question: () => question, drop, take, open };
}

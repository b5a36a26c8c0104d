import { problemOf } from "./media-rules";
import type { DeviceProblem, DeviceState, OpenDevice } from "./media-types";

export interface DeviceSlotPorts<D extends OpenDevice> {
  onState(state: DeviceState): void;
  /** It is held now; the answer is called when it is let go of. */
  onTaken(device: D): () => void;
  /** It did not start. */
  onProblem(problem: DeviceProblem): void;
}

/** The place of one device: at most one is open in it, and an answer to an older question is let go of at once. */
export interface DeviceSlot<D extends OpenDevice> {
  held(): D | null;
  /** Number of what was asked last. */
  question(): number;
  /** Lets go of what is held, and of every answer still to come. */
  drop(state: DeviceState): void;
  /** The answer to a question; null when that did not ask for this device. */
  take(device: D | null, question: number): void;
  /** Asks for it alone. */
  open(ask: () => Promise<D | null>): Promise<void>;
}

export function createDeviceSlot<D extends OpenDevice>({
  onState,
  onTaken,
  onProblem,
}: DeviceSlotPorts<D>): DeviceSlot<D> {
  let held: D | null = null;
  let letGo: (() => void) | null = null;
  let question = 0;

  function drop(state: DeviceState): void {
    question += 1;
    letGo?.();
    letGo = null;
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
    letGo = onTaken(device);
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

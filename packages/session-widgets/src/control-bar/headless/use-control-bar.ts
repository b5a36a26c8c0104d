import type { ChangeEvent } from "react";
import { type SinglePresses, useSinglePresses } from "../../shared/headless/use-single-presses";
import type { ControlBarViewProps, Toggle } from "./control-bar.types";
import { isOnlyEndLeft } from "./control-bar-rules";
import { type PressProps, type TimingControls, timingControls } from "./timing-controls";

/** Buttons of the bar that are on or off. */
export type BarToggle = "microphone" | "camera" | "screen" | "hand" | "workspace" | "people" | "chat";

export interface ControlBarOptions
  extends Pick<ControlBarViewProps, "microphone" | "camera" | "screen" | "hand" | "workspace" | "people" | "chat">,
    Pick<ControlBarViewProps, "timing" | "onEndSession" | "onLeave" | "isOffline"> {}

export interface ControlBarModel {
  /** The buttons that this person has, in the bar's order. */
  toggles: readonly BarToggle[];
  /** The schedule's controls; null without authority. */
  timing: TimingControls | null;
  /** Host and owner, in the last segment and once all turns are done: only the end of the session is left. */
  mayEndSession: boolean;
  /** For the element around the buttons. Of a double click and of a key held down, buttons marked `data-once` take one press. */
  getToolbarProps(): SinglePresses;
  getToggleProps(name: BarToggle): PressProps & { "aria-pressed": boolean };
  /** For a `<select>` of the kind's devices. */
  getDeviceProps(kind: "microphone" | "camera"): {
    value: string;
    disabled: boolean;
    onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
  };
  getEndSessionProps(): PressProps;
  getLeaveProps(): PressProps;
}

/** Everything the control bar does, for a bar in one's own HTML. */
export function useControlBar(options: ControlBarOptions): ControlBarModel {
  const { microphone, camera, screen, hand = null, workspace, people, chat = null } = options;
  const { timing, onEndSession, onLeave, isOffline = false } = options;
  const singlePresses = useSinglePresses();
  const tools: Record<BarToggle, Toggle | null> = { microphone, camera, screen, hand, workspace, people, chat };
  const devices = { microphone, camera };
  return {
    toggles: (Object.keys(tools) as BarToggle[]).filter((name) => tools[name] !== null),
    timing: timing && timingControls(timing, isOffline || timing.pending),
    mayEndSession: timing !== null && isOnlyEndLeft(timing.schedule) && onEndSession !== undefined,
    getToolbarProps: () => singlePresses,
    getToggleProps: (name) => ({
      disabled: tools[name] === null,
      "aria-pressed": tools[name]?.on ?? false,
      onClick: () => tools[name]?.onToggle(),
    }),
    getDeviceProps: (kind) => ({
      value: devices[kind]?.deviceId ?? "",
      disabled: devices[kind] === null,
      onChange: (event) => devices[kind]?.onChoose(event.target.value),
    }),
    getEndSessionProps: () => ({ disabled: onEndSession === undefined, onClick: () => onEndSession?.() }),
    getLeaveProps: () => ({ disabled: false, onClick: onLeave }),
  };
}

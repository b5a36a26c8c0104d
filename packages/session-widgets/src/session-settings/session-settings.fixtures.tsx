import { DEFAULT_SETTINGS } from "./headless/session-settings.constants";
import type { DeviceSettings } from "./view/session-settings-devices";
import type { SessionSettingsViewProps } from "./view/session-settings-view";

const nothing = () => {};

export const storyDevices: DeviceSettings = {
  list: [
    { kind: "videoinput", deviceId: "cam-1", label: "FaceTime HD Camera" },
    { kind: "videoinput", deviceId: "cam-2", label: "Logitech BRIO Ultra HD Pro Business Webcam (046d:085e)" },
    { kind: "audioinput", deviceId: "mic-1", label: "Jabra Evolve2 40" },
    { kind: "audiooutput", deviceId: "out-1", label: "Jabra Evolve2 40" },
  ],
  inUse: { videoinput: "cam-1", audioinput: "mic-1", audiooutput: "out-1" },
  preferences: {
    mirror: true,
    echoCancellation: true,
    noiseSuppression: true,
    autoGainControl: true,
    resolution: "1080p",
  },
  isTesting: false,
  choose: nothing,
  adjust: nothing,
  testSpeaker: nothing,
};

export const settingsProps: SessionSettingsViewProps = {
  open: true,
  onOpenChange: nothing,
  settings: DEFAULT_SETTINGS,
  onChange: nothing,
  devices: storyDevices,
  language: {
    choice: "en",
    languages: [
      { code: "en", name: "English" },
      { code: "fr", name: "Français" },
      { code: "de", name: "Deutsch" },
      { code: "it", name: "Italiano" },
    ],
    onChoose: nothing,
  },
  theme: { choice: "system", onChoose: nothing },
};

import { toast } from "@hotseat/ui/theme";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import { NAMESPACE } from "../../locales";
import {
  browserDevices,
  type DeviceInfo,
  type DevicePreferences,
  devicePreferences,
  MEDIA_TOAST,
  problemOf,
  SPEAKER_TONE,
} from "../../prejoin/headless";
import { useRoom, useRoomSelect } from "../../room";
import { isInCall } from "../../room/headless";
import { useDeviceList } from "../../shared/connected/use-device-list";
import type { DeviceSettings } from "../view/session-settings-devices";

const REMEMBERED = { audioinput: "microphoneId", videoinput: "cameraId", audiooutput: "speakerId" } as const;
/** Which open device a changed preference concerns; mirroring is only how I see myself. */
const CONCERNS: Partial<Record<keyof DevicePreferences, "microphone" | "camera">> = {
  echoCancellation: "microphone",
  noiseSuppression: "microphone",
  autoGainControl: "microphone",
  resolution: "camera",
};

/** The devices while in a call: a choice changes what the others see and hear at once. */
export function useCallDevices(): DeviceSettings {
  const room = useRoom();
  const local = useRoomSelect((state) => state.local);
  const inCall = useRoomSelect((state) => isInCall(state.connection));
  const canPublish = useRoomSelect((state) => state.canPublish);
  const preferences = useStore(devicePreferences());
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "prejoin" });
  const list = useDeviceList(local);
  const [isTesting, setTesting] = useState(false);
  const say = (cause: unknown) =>
    void toast.error(
      { title: t("mediaError.title"), description: t(`mediaError.${MEDIA_TOAST[problemOf(cause)]}`) },
      { id: "hotseat.media" },
    );
  const remembered = (kind: DeviceInfo["kind"]) => preferences[REMEMBERED[kind]] ?? "";
  return {
    list,
    inUse: {
      audioinput: (local.microphone && room?.activeDevice("audioinput")) || remembered("audioinput"),
      videoinput: (local.camera && room?.activeDevice("videoinput")) || remembered("videoinput"),
      audiooutput: room?.activeDevice("audiooutput") ?? remembered("audiooutput"),
    },
    preferences,
    isTesting,
    sendsNothing: inCall && !canPublish,
    choose(kind, deviceId) {
      const remember = () => devicePreferences().patch({ [REMEMBERED[kind]]: deviceId });
      if (!room || !inCall) return remember();
      void room.chooseDevice(kind, deviceId).then(remember).catch(say);
    },
    adjust(part) {
      devicePreferences().patch(part);
      const sources = new Set(Object.keys(part).map((key) => CONCERNS[key as keyof DevicePreferences]));
      for (const source of sources) if (source && room && inCall) void room.reopen(source).catch(say);
    },
    testSpeaker() {
      setTesting(true);
      void browserDevices()
        .playTone(remembered("audiooutput") || null, SPEAKER_TONE)
        .catch(say)
        .finally(() => setTesting(false));
    },
  };
}

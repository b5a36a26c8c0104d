import { toast } from "@hotseat/ui/theme";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import { browserDevices, type DeviceInfo, devicePreferences, MEDIA_TOAST, problemOf } from "../prejoin/headless";
import { useRoom, useRoomSelect } from "../room";
import { isInCall as isConnectedOrAway } from "../room/headless";
import type { DeviceTool, Toggle } from "./control-bar.types";

/** The devices of this machine, read again when one is plugged in or out, or when `changed` changes. */
function useDeviceList(changed: unknown): readonly DeviceInfo[] {
  const [list, setList] = useState<readonly DeviceInfo[]>([]);
  const read = useCallback(() => {
    browserDevices()
      .list()
      .then(setList)
      .catch(() => setList([]));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: names appear once a device is allowed, so a switch is a reason to read
  useEffect(read, [read, changed]);
  useEffect(() => browserDevices().onChange(read), [read]);
  return list;
}

const KINDS = { microphone: "audioinput", camera: "videoinput" } as const;
const REMEMBERED = { microphone: "microphoneId", camera: "cameraId" } as const;
const SWITCHED = { microphone: "microphoneOn", camera: "cameraOn" } as const;

/** What of sending the session's table allows me. */
export interface SendingRights {
  readonly maySpeak: boolean;
  readonly mayPresent: boolean;
}

/** My microphone, camera and screen as the bar shows them; null for what I may not send, as observers. */
export function useDeviceTools({ maySpeak, mayPresent }: SendingRights): {
  microphone: DeviceTool | null;
  camera: DeviceTool | null;
  screen: Toggle | null;
} {
  const room = useRoom();
  const local = useRoomSelect((state) => state.local);
  const canPublish = useRoomSelect((state) => state.canPublish);
  const isInCall = useRoomSelect((state) => isConnectedOrAway(state.connection));
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "prejoin" });
  const devices = useDeviceList(local);

  const say = useCallback(
    (cause: unknown) =>
      toast.error(
        { title: t("mediaError.title"), description: t(`mediaError.${MEDIA_TOAST[problemOf(cause)]}`) },
        { id: "hotseat.media" },
      ),
    [t],
  );
  const sayNotSwitched = useCallback(
    (device: string) => toast.error({ title: t("mediaError.notSwitched", { device }) }, { id: "hotseat.media" }),
    [t],
  );
  useEffect(() => {
    if (local.error) say(local.error.cause);
  }, [local.error, say]);

  return useMemo(() => {
    if (!room || !canPublish || !isInCall) return { microphone: null, camera: null, screen: null };
    const toolOf = (source: "microphone" | "camera"): DeviceTool => ({
      on: local[source],
      problem: local.error?.source === source ? t(`deviceProblem.${problemOf(local.error.cause)}`) : null,
      devices: devices.filter((device) => device.kind === KINDS[source]),
      deviceId: room.activeDevice(KINDS[source]) ?? "",
      onToggle: () => {
        devicePreferences().patch({ [SWITCHED[source]]: !local[source] });
        void room.setSource(source, !local[source]);
      },
      // One that is held by another program is not remembered: the one in use goes on.
      onChoose: (deviceId) =>
        void room
          .chooseDevice(KINDS[source], deviceId)
          .then((isDone) => {
            if (isDone) devicePreferences().patch({ [REMEMBERED[source]]: deviceId });
            else sayNotSwitched(devices.find((device) => device.deviceId === deviceId)?.label ?? "");
          })
          .catch(say),
    });
    const canShare = mayPresent && typeof navigator.mediaDevices?.getDisplayMedia === "function";
    const screen = canShare ? { on: local.screen, onToggle: () => void room.setSource("screen", !local.screen) } : null;
    if (!maySpeak) return { microphone: null, camera: null, screen };
    return { microphone: toolOf("microphone"), camera: toolOf("camera"), screen };
  }, [room, canPublish, maySpeak, mayPresent, isInCall, local, devices, t, say, sayNotSwitched]);
}

import { toast } from "@hotseat/ui/theme";
import { useCallback, useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import { type DeviceInfo, devicePreferences, MEDIA_TOAST, problemOf } from "../../prejoin/headless";
import { useRoom, useRoomSelect } from "../../room";
import { isInCall as isConnectedOrAway, type LocalMedia, type RoomStore } from "../../room/headless";
import { useDeviceList } from "../../shared/connected/use-device-list";
import type { DeviceTool, Toggle } from "../headless/control-bar.types";

const KINDS = { microphone: "audioinput", camera: "videoinput" } as const;
const REMEMBERED = { microphone: "microphoneId", camera: "cameraId" } as const;
const SWITCHED = { microphone: "microphoneOn", camera: "cameraOn" } as const;

/** The media that the session policy allows the viewer to send. */
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

  const facts = { room, local, devices, sayNotSwitched, say };
  const microphone = useTool("microphone", facts);
  const camera = useTool("camera", facts);
  const isSharing = local.screen;
  const screen = useMemo<Toggle>(
    () => ({ on: isSharing, onToggle: () => void room?.setSource("screen", !isSharing) }),
    [room, isSharing],
  );
  return useMemo(() => {
    const maySend = room !== null && canPublish && isInCall;
    const canShare = mayPresent && typeof navigator.mediaDevices?.getDisplayMedia === "function";
    return {
      microphone: maySend && maySpeak ? microphone : null,
      camera: maySend && maySpeak ? camera : null,
      screen: maySend && canShare ? screen : null,
    };
  }, [room, canPublish, maySpeak, mayPresent, isInCall, microphone, camera, screen]);
}

/** The device in use. Asked again when what I send changes, or the list: the room tells of neither. */
function activeDevice(
  room: RoomStore | null,
  source: keyof typeof KINDS,
  _sent: LocalMedia,
  _devices: readonly DeviceInfo[],
): string {
  return room?.activeDevice(KINDS[source]) ?? "";
}

interface ToolFacts {
  room: RoomStore | null;
  local: LocalMedia;
  devices: readonly DeviceInfo[];
  sayNotSwitched: (device: string) => void;
  say: (cause: unknown) => void;
}

/** One device's switch and choices; the same object until something about that device changes. */
function useTool(source: keyof typeof KINDS, { room, local, devices, sayNotSwitched, say }: ToolFacts): DeviceTool {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "prejoin" });
  // A camera that starts reads as on: it can be switched off. A microphone is on once the others hear it.
  const on = local[source] || (source === "camera" && local.starting.includes(source));
  const error = local.error?.source === source ? local.error : null;
  const deviceId = activeDevice(room, source, local, devices);
  const list = useMemo(() => devices.filter((device) => device.kind === KINDS[source]), [devices, source]);
  return useMemo(
    () => ({
      on,
      problem: error && t(`deviceProblem.${problemOf(error.cause)}`),
      devices: list,
      deviceId,
      onToggle: () => {
        devicePreferences().patch({ [SWITCHED[source]]: !on });
        void room?.setSource(source, !on);
      },
      // One that is held by another program is not remembered: the one in use goes on.
      onChoose: (chosen) =>
        void room
          ?.chooseDevice(KINDS[source], chosen)
          .then((isDone) => {
            if (isDone) devicePreferences().patch({ [REMEMBERED[source]]: chosen });
            else sayNotSwitched(list.find((device) => device.deviceId === chosen)?.label ?? "");
          })
          .catch(say),
    }),
    [room, source, on, error, deviceId, list, t, say, sayNotSwitched],
  );
}

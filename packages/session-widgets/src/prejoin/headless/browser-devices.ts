import { watchLevel } from "./audio-level";
import type { DeviceInfo, DevicesPort, OpenCamera, OpenMicrophone } from "./media-types";
import { playTone } from "./speaker-tone";

const KINDS: ReadonlySet<string> = new Set(["audioinput", "videoinput", "audiooutput"]);

function openDevice(track: MediaStreamTrack) {
  return {
    deviceId: track.getSettings().deviceId ?? "",
    label: track.label,
    stop: () => track.stop(),
    onEnded: (listener: () => void) => track.addEventListener("ended", listener, { once: true }),
  };
}

function cameraOf(track: MediaStreamTrack | undefined): OpenCamera | null {
  if (!track) return null;
  const stream = new MediaStream([track]);
  return {
    ...openDevice(track),
    attach: (element) => {
      element.srcObject = stream;
    },
  };
}

function microphoneOf(track: MediaStreamTrack | undefined): OpenMicrophone | null {
  return track ? { ...openDevice(track), onLevel: (listener) => watchLevel(track, listener) } : null;
}

/** Calls when a permission changes; browsers that cannot tell are asked again by hand. */
function watchPermission(name: "camera" | "microphone", listener: () => void): () => void {
  let status: PermissionStatus | null = null;
  let isOver = false;
  navigator.permissions
    ?.query({ name: name as PermissionName })
    .then((found) => {
      if (isOver) return;
      status = found;
      found.addEventListener("change", listener);
    })
    .catch(() => {});
  return () => {
    isOver = true;
    status?.removeEventListener("change", listener);
  };
}

/** The devices of this browser. */
export function browserDevices(): DevicesPort {
  const media = (): MediaDevices | undefined => globalThis.navigator?.mediaDevices;
  return {
    async open(constraints) {
      const devices = media();
      // Absent on pages without HTTPS: to the person it is as if the browser had blocked it.
      if (!devices) throw new DOMException("No media devices on this page.", "NotAllowedError");
      const stream = await devices.getUserMedia(constraints);
      return { camera: cameraOf(stream.getVideoTracks()[0]), microphone: microphoneOf(stream.getAudioTracks()[0]) };
    },
    async list() {
      const found = (await media()?.enumerateDevices()) ?? [];
      return found
        .filter((device) => KINDS.has(device.kind) && device.deviceId !== "")
        .map(({ kind, deviceId, label }): DeviceInfo => ({ kind, deviceId, label }));
    },
    onChange(listener) {
      media()?.addEventListener("devicechange", listener);
      const ends = [watchPermission("camera", listener), watchPermission("microphone", listener)];
      return () => {
        media()?.removeEventListener("devicechange", listener);
        for (const end of ends) end();
      };
    },
    playTone,
  };
}

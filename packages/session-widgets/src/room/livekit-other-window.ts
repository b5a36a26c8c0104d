import { type ElementInfo, RemoteVideoTrack, type VideoTrack } from "livekit-client";

const watched = new WeakMap<HTMLVideoElement, { track: RemoteVideoTrack; info: ElementInfo }>();

/**
 * A picture in a window of its own is seen, whatever the page's observers say: they see nothing of other windows, and the media
 * server would be told to stop sending it. It counts like picture in picture, so that it goes on while the page itself is hidden.
 */
export function watchInOtherWindow(track: VideoTrack, element: HTMLVideoElement): void {
  if (element.ownerDocument === document || !(track instanceof RemoteVideoTrack)) return;
  const info: ElementInfo = {
    element: {},
    width: () => element.clientWidth,
    height: () => element.clientHeight,
    visible: true,
    pictureInPicture: true,
    visibilityChangedAt: 0,
    observe() {},
    stopObserving() {},
  };
  watched.set(element, { track, info });
  track.observeElementInfo(info);
}

export function unwatchInOtherWindow(element: HTMLVideoElement): void {
  const known = watched.get(element);
  if (!known) return;
  watched.delete(element);
  known.track.stopObservingElementInfo(known.info);
}

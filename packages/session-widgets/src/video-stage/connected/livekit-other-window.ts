import { type ElementInfo, RemoteVideoTrack, type Track } from "livekit-client";

/**
 * A picture in a window of its own is seen, whatever the page's observers say: they see nothing of other windows, and the media
 * server would be told to stop sending it. It counts like picture in picture, so that it goes on while the page itself is hidden.
 * Returns a cancel function.
 */
export function watchInOtherWindow(track: Track, element: HTMLVideoElement): () => void {
  if (element.ownerDocument === document || !(track instanceof RemoteVideoTrack)) return () => {};
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
  track.observeElementInfo(info);
  return () => track.stopObservingElementInfo(info);
}

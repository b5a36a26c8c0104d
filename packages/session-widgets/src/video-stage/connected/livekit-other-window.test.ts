// @vitest-environment jsdom
import { type ElementInfo, RemoteVideoTrack, type Track } from "livekit-client";
import { expect, it } from "vitest";
import { watchInOtherWindow } from "./livekit-other-window";

/** A remote track as far as who looks at it. */
function trackWithViewers() {
  const viewers = new Set<ElementInfo>();
  const track = Object.create(RemoteVideoTrack.prototype) as unknown as Track;
  Object.assign(track, {
    observeElementInfo: (info: ElementInfo) => viewers.add(info),
    stopObservingElementInfo: (info: ElementInfo) => viewers.delete(info),
  });
  return { track, viewers };
}

it("a picture in a window of its own counts as seen until it is taken back; one in the page is observed as ever (LS-2.23)", () => {
  const frame = document.body.appendChild(document.createElement("iframe"));
  const theirs = (frame.contentDocument as Document).createElement("video");
  const { track, viewers } = trackWithViewers();
  watchInOtherWindow(track, document.createElement("video"));
  expect(viewers.size).toBe(0);
  const stop = watchInOtherWindow(track, theirs);
  expect([...viewers].map(({ visible, pictureInPicture }) => [visible, pictureInPicture])).toEqual([[true, true]]);
  stop();
  expect(viewers.size).toBe(0);
});

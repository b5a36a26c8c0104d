// @vitest-environment jsdom
import type { Room } from "livekit-client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepLastPictures } from "./livekit-last-pictures";

/** What was drawn, and how large; jsdom draws nothing itself. */
const drawn: Array<{ of: unknown; width: number; height: number }> = [];
beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({
    drawImage: (of: unknown, _x: number, _y: number, width: number, height: number) =>
      drawn.push({ of, width, height }),
  } as unknown as CanvasRenderingContext2D as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toDataURL").mockImplementation(function (
    this: HTMLCanvasElement,
    type?: string,
  ) {
    return `data:${type};${this.width}x${this.height}`;
  });
});
afterEach(() => {
  drawn.length = 0;
  vi.restoreAllMocks();
});

/** A video `sent` pixels large, seen `seenWidth` pixels wide. */
function videoOf(sent: readonly [number, number], seenWidth: number): HTMLVideoElement {
  const video = document.createElement("video");
  const [videoWidth, videoHeight] = sent;
  for (const [name, value] of Object.entries({ videoWidth, videoHeight, clientWidth: seenWidth }))
    Object.defineProperty(video, name, { value });
  return video;
}

/** A room in which each person has one publication, shown in these elements; null: not subscribed to. */
function roomOf(...people: ReadonlyArray<readonly HTMLMediaElement[] | null>): Pick<Room, "remoteParticipants"> {
  const participants = people.map((attachedElements, index) => {
    const publication = { videoTrack: attachedElements ? { attachedElements } : undefined };
    return [`person-${index}`, { videoTrackPublications: new Map([["camera", publication]]) }] as const;
  });
  return { remoteParticipants: new Map(participants) } as unknown as Pick<Room, "remoteParticipants">;
}

it("what each video shows stays behind it when the line goes, wherever it is shown", () => {
  const [tile, stage, other] = [videoOf([640, 360], 640), videoOf([640, 360], 640), videoOf([320, 240], 320)];
  keepLastPictures(roomOf([tile, stage], null, [other]));
  expect([tile, stage, other].map(({ poster }) => poster)).toEqual([
    "data:image/jpeg;640x360",
    "data:image/jpeg;640x360",
    "data:image/jpeg;320x240",
  ]);
  expect(drawn.map(({ of }) => of)).toEqual([tile, stage, other]);
});

it("a picture is kept no larger than it is seen, in its own proportions, and never larger than it came", () => {
  const [small, large, unseen] = [videoOf([1280, 720], 200), videoOf([320, 180], 1000), videoOf([320, 180], 0)];
  keepLastPictures(roomOf([small, large, unseen]));
  expect(drawn.map(({ width, height }) => [width, height])).toEqual([
    [200, 113],
    [320, 180],
    [320, 180],
  ]);
});

it("a video that has shown nothing yet keeps what stood there, and sound has no picture", () => {
  const [empty, sound] = [videoOf([0, 0], 200), document.createElement("audio")];
  empty.poster = "data:image/jpeg;before";
  keepLastPictures(roomOf([empty, sound]));
  expect([drawn, empty.poster, sound.hasAttribute("poster")]).toEqual([[], "data:image/jpeg;before", false]);
});

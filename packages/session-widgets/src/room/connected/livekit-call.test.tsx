// @vitest-environment jsdom
import { ConnectionQuality, Track } from "livekit-client";
import { act } from "react";
import { expect, it } from "vitest";
import { reactRoot } from "../../shared/react-root.fixtures";
import { CallVideo } from "../../video-stage/connected/livekit-video";
import type { RoomParticipant } from "../headless/room-types";
import { createHandCurrent, HandRoom } from "../livekit-call.fixtures";
import { both, LATER, setUp as setUpStore } from "../room-store.fixtures";
import { useCallPeople, useCallSound, useOwnQuality } from "./call-context";
import { Call } from "./livekit-call";

const { render, at } = reactRoot();

/** Renders the people of the call with their pictures, and a button for blocked sound; reports each list to `tell`. */
function Inside({ tell }: { tell: (people: readonly RoomParticipant[]) => void }) {
  const people = useCallPeople();
  const sound = useCallSound();
  tell(people);
  return (
    <main data-quality={useOwnQuality()}>
      {people.map(({ identity, camera }) =>
        camera === "on" ? <CallVideo key={identity} identity={identity} source="camera" /> : null,
      )}
      {sound.isBlocked ? <button type="button" onClick={() => void sound.start()} /> : null}
    </main>
  );
}

/** In the call, connected, with nobody confirmed yet. */
async function inCall() {
  const made = setUpStore([LATER]);
  const hand = createHandCurrent();
  let people: readonly RoomParticipant[] = [];
  await made.store.connect(both);
  await render(
    <Call room={{ store: made.store, current: hand.current }}>
      <Inside
        tell={(told) => {
          people = told;
        }}
      />
    </Call>,
  );
  const admit = (confirmed: string[], speakers = confirmed) =>
    act(async () => made.store.admit({ people: new Set(confirmed), speakers: new Set(speakers) }));
  const inRoom = <Result,>(change: (room: HandRoom) => Result): Promise<Result> => act(async () => change(hand.room));
  return { ...made, ...hand, admit, inRoom, people: () => people, names: () => people.map(({ identity }) => identity) };
}

const elements = (...publications: { track: { attachedElements: HTMLMediaElement[] } | undefined }[]) =>
  publications.map(({ track }) => track?.attachedElements.length);

it("an unconfirmed person is neither played nor shown, whatever their token allows (LS-D4.2)", async () => {
  const { admit, inRoom, names } = await inCall();
  await admit(["kc-lucie"]);
  const lucie = await inRoom((room) => room.enter("kc-lucie"));
  const stranger = await inRoom((room) => room.enter("kc-stranger"));
  expect(elements(lucie.voice, lucie.picture, stranger.voice, stranger.picture)).toEqual([1, 1, 0, 0]);
  expect(names()).toEqual(["me", "kc-lucie"]);
});

it("nobody is played before the server's confirmation; each confirmed person has one audio element", async () => {
  const { admit, inRoom, names } = await inCall();
  const { voice } = await inRoom((room) => room.enter("kc-lucie"));
  expect([elements(voice), names()]).toEqual([[0], ["me"]]);
  await admit(["kc-lucie"]);
  await admit(["kc-lucie", "kc-amara"]);
  expect([elements(voice), names()]).toEqual([[1], ["me", "kc-lucie"]]);
  expect(document.querySelectorAll("audio")).toHaveLength(1);
});

it("a removed person is silenced and hidden at once, even while the media server still sends their tracks", async () => {
  const { admit, inRoom, names } = await inCall();
  await admit(["kc-ben"]);
  const { voice, picture } = await inRoom((room) => room.enter("kc-ben"));
  expect(elements(voice, picture)).toEqual([1, 1]);
  await admit([]);
  expect([elements(voice, picture), names()]).toEqual([[0, 0], ["me"]]);
  expect(document.querySelectorAll("audio, video")).toHaveLength(0);
});

it("an observer who publishes with a participant's token is listed, and neither heard nor seen", async () => {
  const { admit, inRoom, people } = await inCall();
  await admit(["kc-lucie", "kc-ben"], ["kc-lucie"]);
  const lucie = await inRoom((room) => room.enter("kc-lucie"));
  const ben = await inRoom((room) => room.enter("kc-ben"));
  await inRoom((room) => room.speak(ben.person));
  expect(elements(lucie.voice, ben.voice, ben.picture)).toEqual([1, 0, 0]);
  expect(people()).toMatchObject([
    { identity: "me" },
    { identity: "kc-lucie", microphone: "on", camera: "on", isSpeaking: false },
    { identity: "kc-ben", microphone: "muted", camera: "off", isSpeaking: false, sharing: "none" },
  ]);
});

it("a camera reads as starting from its announcement until its picture arrives", async () => {
  const { store, media, admit, inRoom, people } = await inCall();
  media.setSource = () => new Promise(() => {});
  await act(async () => void store.setSource("camera", true));
  expect(people()[0]).toMatchObject({ identity: "me", camera: "starting" });
  await admit(["kc-lucie"]);
  const { person, picture } = await inRoom((room) => room.enter("kc-lucie"));
  expect(people()[1]).toMatchObject({ camera: "on" });
  await inRoom((room) => {
    picture.track = undefined;
    room.judge(person, ConnectionQuality.Poor);
  });
  expect(people()[1]).toMatchObject({ camera: "starting" });
  await inRoom((room) => room.mute(person, picture));
  expect(people()[1]).toMatchObject({ camera: "off" });
});

it("the viewer's own voice is not played", async () => {
  const { admit, inRoom } = await inCall();
  await admit(["me"]);
  await inRoom((room) => {
    room.localParticipant.send(Track.Source.Microphone);
    room.emit("localTrackPublished");
  });
  expect(document.querySelectorAll("audio")).toHaveLength(0);
});

it("speaking, muting or a lost connection changes that person's object, and the others keep theirs", async () => {
  const { admit, inRoom, people } = await inCall();
  await admit(["kc-lucie", "kc-ben"]);
  const lucie = await inRoom((room) => room.enter("kc-lucie"));
  await inRoom((room) => room.enter("kc-ben"));
  const ben = people()[2];
  await inRoom((room) => room.speak(lucie.person));
  expect(people()[1]).toMatchObject({ isSpeaking: true, microphone: "on", quality: "good" });
  await inRoom((room) => room.judge(lucie.person, ConnectionQuality.Lost));
  await inRoom((room) => room.mute(lucie.person, lucie.voice));
  expect(people()[1]).toMatchObject({ microphone: "muted", quality: "lost" });
  expect(people()[2]).toBe(ben);
});

it("the viewer's own quality is reported separately from the people", async () => {
  const { inRoom } = await inCall();
  await inRoom((room) => room.judge(room.localParticipant, ConnectionQuality.Poor));
  expect(at("main").dataset.quality).toBe("unsteady");
});

it("sound that the browser blocks is started by a button", async () => {
  const { room, inRoom } = await inCall();
  expect(at("button")).toBeNull();
  await inRoom((each) => each.blockSound(true));
  at("button").click();
  expect(room.started).toBe(1);
  await inRoom((each) => each.blockSound(false));
  expect(at("button")).toBeNull();
});

it("during a connection loss people keep their last state and their video, except people who lost their seat", async () => {
  const { store, media, admit, inRoom, enterAnother, people, names } = await inCall();
  await admit(["kc-lucie", "kc-ben"]);
  await inRoom((room) => room.enter("kc-lucie"));
  await inRoom((room) => room.enter("kc-ben"));
  const video = document.querySelector("video");
  const before = people()[1];
  await inRoom(() => media.emit({ type: "blip" }));
  await inRoom((room) => {
    room.lose();
    media.emit({ type: "disconnected", cause: "dropped" });
  });
  const next = new HandRoom();
  await act(async () => enterAnother(next));
  expect(store.getState().connection.status).toBe("reconnecting");
  expect([names(), people()[1]]).toEqual([["me", "kc-lucie", "kc-ben"], before]);
  expect(document.querySelector("video")).toBe(video);
  await admit(["kc-lucie"]);
  expect(names()).toEqual(["me", "kc-lucie"]);
  await inRoom(() => media.emit({ type: "reconnected" }));
  expect(names()).toEqual(["me"]);
  const { voice } = await act(async () => next.enter("kc-lucie"));
  expect([names(), elements(voice)]).toEqual([["me", "kc-lucie"], [1]]);
});

it("after the viewer joined again, the others are seen and heard by their new tracks, whose ids are the same", async () => {
  const { media, admit, inRoom, enterAnother } = await inCall();
  await admit(["kc-lucie"]);
  const before = await inRoom((room) => room.enter("kc-lucie"));
  await inRoom(() => media.emit({ type: "disconnected", cause: "dropped" }));
  const next = new HandRoom();
  // On a busy computer the new tracks arrive before the page is drawn again, and before the room counts as connected.
  const { voice, picture } = await act(async () => {
    enterAnother(next);
    return next.enter("kc-lucie", before);
  });
  await inRoom(() => media.emit({ type: "reconnected" }));
  expect(elements(voice, picture)).toEqual([1, 1]);
  expect(document.querySelectorAll("audio, video")).toHaveLength(2);
});

it("after the viewer left, nobody is visible", async () => {
  const { store, admit, inRoom, names } = await inCall();
  await admit(["kc-lucie"]);
  await inRoom((room) => room.enter("kc-lucie"));
  await act(async () => store.leave());
  expect(names()).toEqual([]);
});

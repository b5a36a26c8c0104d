import type { Engine } from "./engine.ts";
import { Stage } from "./stage.ts";

/** A connection to a room: seen by everybody, heard while `speak` is on. */
export interface Presence {
  speak(on: boolean): void;
  leave(): Promise<void>;
}

/** Joins with a picture and without a microphone. `onOut` is called once, unless he leaves by himself. */
export async function enterRoom(
  engine: Engine,
  { url, token }: { url: string; token: string },
  onOut: (why: "replaced" | "lost") => void,
): Promise<Presence> {
  const room = new engine.Room();
  // Nothing is received: nobody listens here.
  await room.connect(url, token, { autoSubscribe: false, dynacast: true });
  const person = room.localParticipant;
  if (!person) throw new Error("The room took nobody in.");
  const stage = new Stage(engine, person);
  let gone = false;
  room.once(engine.RoomEvent.Disconnected, (reason) => {
    if (gone) return;
    gone = true;
    stage.close();
    onOut(reason === engine.DisconnectReason.DUPLICATE_IDENTITY ? "replaced" : "lost");
  });
  await stage.showPicture();
  return {
    speak: (on) => stage.speak(on),
    async leave() {
      gone = true;
      stage.close();
      await room.disconnect();
    },
  };
}

import { type Api, ApiFailure } from "../api/api.ts";
import type { Door, Joining } from "../behaviour/visit.ts";
import { type Engine, enterRoom, type Presence } from "./room.ts";

/** Refusals that say somebody else has the call as the same person. */
const TAKEN = "call_taken_over";

type Out = (why: "replaced" | "lost") => void;

/** The ways into sessions' rooms. He is one person: while he is in one room, the others wait. */
export function roomDoor(engine: Engine, api: Pick<Api, "joinCall">, videoUrl: string | null) {
  let busyIn: number | null = null;
  const leaving = new Set<Promise<void>>();

  async function enter(sessionId: number, resumes: string | null, onOut: Out) {
    const call = await api.joinCall(sessionId, resumes);
    const presence = await enterRoom(engine, { url: videoUrl ?? call.url, token: call.token }, onOut);
    return { presence, connection: call.connection_id };
  }

  return {
    open(sessionId: number, onOut: Out): Door {
      let connection: string | null = null;
      let presence: Presence | null = null;
      const free = () => {
        presence = null;
        if (busyIn === sessionId) busyIn = null;
      };
      return {
        async join(anew): Promise<Joining> {
          if (busyIn !== null && busyIn !== sessionId) return "failed";
          busyIn = sessionId;
          try {
            const entered = await enter(sessionId, anew ? null : connection, (why) => {
              free();
              onOut(why);
            });
            ({ presence, connection } = entered);
            return "in";
          } catch (error) {
            free();
            return error instanceof ApiFailure && error.code === TAKEN ? "taken" : "failed";
          }
        },
        leave() {
          const left = presence?.leave().catch(() => {});
          free();
          if (!left) return;
          leaving.add(left);
          left.then(() => leaving.delete(left));
        },
        speak: (on) => presence?.speak(on),
      };
    },
    /** When the last goodbye has been said. */
    allLeft: () => Promise.all(leaving),
  };
}

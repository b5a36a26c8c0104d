import { type Api, ApiFailure } from "../api/api.ts";
import type { Joining, RoomConnection } from "../behaviour/visit.ts";
import type { Engine } from "./engine.ts";
import { enterRoom, type Presence } from "./room.ts";

/** Refusals because a person has the call as Ben. */
const TAKEN = "call_taken_over";

type Out = (why: "replaced" | "lost") => void;

/** Connects to sessions' rooms, one at a time: he is one person, so the other rooms wait while he is in one. */
export function roomConnections(engine: Engine, api: Pick<Api, "joinCall">, videoUrl: string | null) {
  let busyIn: number | null = null;
  const leaving = new Set<Promise<void>>();

  async function enter(sessionId: number, resumes: string | null, onOut: Out) {
    const call = await api.joinCall(sessionId, resumes);
    const presence = await enterRoom(engine, { url: videoUrl ?? call.url, token: call.token }, onOut);
    return { presence, connection: call.connection_id };
  }

  return {
    open(sessionId: number, onOut: Out): RoomConnection {
      let connection: string | null = null;
      let presence: Presence | null = null;
      const free = () => {
        presence = null;
        if (busyIn === sessionId) busyIn = null;
      };
      return {
        async join(takesOver): Promise<Joining> {
          if (busyIn !== null && busyIn !== sessionId) return "failed";
          busyIn = sessionId;
          try {
            const entered = await enter(sessionId, takesOver ? null : connection, (why) => {
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
    /** Resolves when he has left every room. */
    allLeft: () => Promise.all(leaving),
  };
}

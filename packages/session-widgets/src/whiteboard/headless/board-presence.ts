import type { Clock } from "@hotseat/core/clock";
import { throttle } from "./throttle";
import { CURSOR_IDLE_MS, CURSOR_THROTTLE_MS } from "./whiteboard.constants";
import type { BoardCollaborator, BoardPointer } from "./whiteboard.types";

/** The topic of the call's data channel on which pointers travel (LS-7.28). */
export const WB_TOPIC = "wb";

/** A packet of the topic. Scenes are never sent on it, and never read from it: they come from the server. */
export interface PresencePacket {
  readonly type: "presence";
  readonly sessionId: number;
  readonly instanceId: string;
  /** Milliseconds since 1970, by the sender's clock. */
  readonly ts: number;
  readonly pointer: BoardPointer | null;
}

const FARTHEST = 1_000_000;
const isPlace = (value: unknown): value is number => typeof value === "number" && Math.abs(value) <= FARTHEST;

function pointerOf(value: unknown): BoardPointer | null {
  if (typeof value !== "object" || value === null) return null;
  const { x, y, button } = value as Record<string, unknown>;
  return isPlace(x) && isPlace(y) ? { x, y, button: button === "down" ? "down" : "up" } : null;
}

/** Reads a packet for this board; null for every other one, a scene among them. */
export function parsePresence(text: string, instanceId: string): Pick<PresencePacket, "pointer"> | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== "object" || value === null) return null;
  const packet = value as Record<string, unknown>;
  if (packet.type !== "presence" || packet.instanceId !== instanceId) return null;
  return { pointer: pointerOf(packet.pointer) };
}

/** A person's hue on the board: the same on every screen. */
export function hueOf(identity: string): number {
  let hash = 0;
  for (const character of identity) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 360;
  return hash;
}

export interface PresencePorts {
  readonly clock: Clock;
  nameOf(identity: string): string | null;
  /** Called at most every 80 ms, however many packets come; the last state always comes. */
  onChange(collaborators: readonly BoardCollaborator[]): void;
}

/** Keeps who points where; a pointer that rests goes away. */
export function createPresence({ clock, nameOf, onChange }: PresencePorts) {
  const people = new Map<string, { readonly collaborator: BoardCollaborator; readonly cancel: () => void }>();
  const tell = throttle(clock, CURSOR_THROTTLE_MS, () =>
    onChange([...people.values()].map(({ collaborator }) => collaborator)),
  );
  function remove(identity: string): void {
    people.get(identity)?.cancel();
    if (people.delete(identity)) tell();
  }
  return {
    receive(identity: string, { pointer }: Pick<PresencePacket, "pointer">): void {
      const name = nameOf(identity);
      if (name === null || pointer === null) {
        remove(identity);
        return;
      }
      people.get(identity)?.cancel();
      const collaborator = { id: identity, name, hue: hueOf(identity), pointer };
      people.set(identity, { collaborator, cancel: clock.after(CURSOR_IDLE_MS, () => remove(identity)) });
      tell();
    },
    stop(): void {
      tell.cancel();
      for (const { cancel } of people.values()) cancel();
      people.clear();
    },
  };
}

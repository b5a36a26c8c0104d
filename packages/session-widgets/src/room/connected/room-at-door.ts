import { type Clock, systemClock } from "@hotseat/core/clock";
import { DOOR_MS } from "../headless/room.constants";
import { type OpenRoom, openRoom, type RoomOptions } from "./open-room";

interface Waiting {
  readonly options: RoomOptions;
  readonly room: OpenRoom;
  /** Takes back that the room is closed when nobody comes. */
  readonly keep: () => void;
}

/**
 * Rooms opened while the dashboard is still on its way: signalling and the way to the media server take longer than drawing
 * a page, so they begin first. At most one waits; one that nobody takes within {@link DOOR_MS} is closed.
 */
export function createRoomDoor(open: (options: RoomOptions) => OpenRoom, clock: Clock) {
  let waiting: Waiting | null = null;

  function close(): void {
    waiting?.keep();
    waiting?.room.dispose();
    waiting = null;
  }

  const isFor = (options: RoomOptions) =>
    waiting?.options.sessionId === options.sessionId && waiting.options.client === options.client;

  return {
    /** The room that waits for this session and person, left where it is; null if there is none. */
    peek: (options: RoomOptions): OpenRoom | null => (waiting && isFor(options) ? waiting.room : null),
    /** Opens a session's room ahead of its dashboard. */
    openAhead(options: RoomOptions): void {
      close();
      waiting = { options, room: open(options), keep: clock.after(DOOR_MS, close) };
    },
    /** The room that waits for this session and person; a new one if there is none. Whoever takes it disposes of it. */
    take(options: RoomOptions): OpenRoom {
      if (!waiting || !isFor(options)) return open(options);
      const { room, keep } = waiting;
      keep();
      waiting = null;
      return room;
    },
  };
}

/** The door of this page. */
export const roomDoor = createRoomDoor(openRoom, systemClock);

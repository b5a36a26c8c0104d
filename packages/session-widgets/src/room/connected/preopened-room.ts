import { type Clock, systemClock } from "@hotseat/core/clock";
import { PREOPENED_ROOM_MS } from "../headless/room.constants";
import { type OpenRoom, openRoom, type RoomOptions } from "./open-room";

interface Waiting {
  readonly options: RoomOptions;
  readonly room: OpenRoom;
  /** Cancels the timed close. */
  readonly keep: () => void;
}

/**
 * Opens a room before the dashboard renders: signalling and the media connection take longer than rendering a page, so they start
 * first. Holds at most one room; a room not taken within {@link PREOPENED_ROOM_MS} is closed.
 */
export function createPreopenedRoom(open: (options: RoomOptions) => OpenRoom, clock: Clock) {
  let waiting: Waiting | null = null;

  function close(): void {
    waiting?.keep();
    waiting?.room.dispose();
    waiting = null;
  }

  const isFor = (options: RoomOptions) =>
    waiting?.options.sessionId === options.sessionId && waiting.options.client === options.client;

  return {
    /** Returns the held room of this session and client without taking it; null if there is none. */
    peek: (options: RoomOptions): OpenRoom | null => (waiting && isFor(options) ? waiting.room : null),
    /** Opens a session's room ahead of its dashboard, and closes a room held before. */
    openAhead(options: RoomOptions): void {
      close();
      waiting = { options, room: open(options), keep: clock.after(PREOPENED_ROOM_MS, close) };
    },
    /** Returns the held room of this session and client, or a new one. The caller must dispose of it. */
    take(options: RoomOptions): OpenRoom {
      if (!waiting || !isFor(options)) return open(options);
      const { room, keep } = waiting;
      keep();
      waiting = null;
      return room;
    },
  };
}

/** The page's preopened room. */
export const preopenedRoom = createPreopenedRoom(openRoom, systemClock);

import { randomUUID } from "node:crypto";
import type { SceneElement, SceneFile } from "@hotseat/collab/scene/element";
import { mergeElements } from "@hotseat/collab/scene/merge";
import {
  BOARD_SUBPROTOCOL,
  type BoardServerMessage,
  type Scene,
  type ServerDelta,
} from "@hotseat/collab/scene/messages";
import type { Client } from "./client.ts";
import { openSocket, type SocketClient } from "./socket-client.ts";

/** A whiteboard's client as the widget has one, without a screen. */
export interface BoardClient {
  readonly id: string;
  readonly socket: SocketClient;
  /** As this client sees the board. */
  readonly scene: Map<string, SceneElement>;
  /** Responses to the greeting. */
  readonly joined: Scene;
  /** Sends an edit; resolves with its acknowledgement. */
  draw(elements: readonly unknown[]): Promise<ServerDelta>;
  clear(): Promise<ServerDelta>;
  /** The change made by this edit of another client. */
  seen(other: BoardClient, edit: number): Promise<ServerDelta>;
  /** The number of the last edit sent. */
  readonly edits: number;
  file(id: string): Promise<SceneFile>;
}

export interface JoinOptions {
  readonly client?: string;
  readonly seq?: number;
  /** Images that it has. */
  readonly files?: readonly string[];
  readonly edits?: number;
}

type Tagged<T extends string> = Extract<BoardServerMessage, Record<T, unknown>>;
const has =
  <T extends string>(tag: T, fits: (body: Tagged<T>[T & keyof Tagged<T>]) => boolean = () => true) =>
  (message: BoardServerMessage): boolean =>
    tag in message && fits((message as never)[tag]);

/** Opens the socket of a board like this person's browser, without greeting. */
export async function openBoardSocket(origin: string, id: string, person: Client): Promise<SocketClient> {
  const headers = { cookie: await person.cookie(), origin };
  return openSocket(`${origin}/api/board/${id}`, { headers, protocols: [BOARD_SUBPROTOCOL] });
}

export async function joinBoard(
  origin: string,
  id: string,
  person: Client,
  { client = randomUUID(), seq = 0, files, edits = 0 }: JoinOptions = {},
): Promise<BoardClient> {
  const socket = await openBoardSocket(origin, id, person);
  const scene = new Map<string, SceneElement>();
  const take = (elements: readonly SceneElement[]) => mergeElements(scene, elements);
  socket.send({ Resume: { client, seq, ...(files && { files }) } });
  const { Scene: joined } = await socket.until<Tagged<"Scene">>(has("Scene"));
  for (const message of socket.received as BoardServerMessage[]) {
    if ("Scene" in message) take(message.Scene.elements);
    if ("Delta" in message) take(message.Delta.elements);
  }
  socket.socket.on("message", (data) => {
    const message = JSON.parse(data.toString()) as BoardServerMessage;
    if ("Scene" in message) take(message.Scene.elements);
    if ("Delta" in message) take(message.Delta.elements);
  });
  const deltaOf = async (other: string, edit: number) =>
    (await socket.until<Tagged<"Delta">>(has("Delta", (delta) => delta.client === other && delta.edit === edit))).Delta;
  let last = edits;
  return {
    id: client,
    socket,
    scene,
    joined,
    draw(elements) {
      take(elements as SceneElement[]);
      last += 1;
      socket.send({ Delta: { edit: last, elements } });
      return deltaOf(client, last);
    },
    clear() {
      last += 1;
      socket.send({ Clear: { edit: last } });
      return deltaOf(client, last);
    },
    seen: (other, edit) => deltaOf(other.id, edit),
    get edits() {
      return last;
    },
    file: async (fileId) => (await socket.until<Tagged<"File">>(has("File", (file) => file.id === fileId))).File,
  };
}

/** The elements that a board shows, in no order. */
export const shown = (scene: ReadonlyMap<string, SceneElement>): SceneElement[] =>
  [...scene.values()].sort((a, b) => (a.id < b.id ? -1 : 1));

import { expect, test } from "vitest";
import type { DocumentKind } from "../documents/document.ts";
import type { Documents } from "../documents/documents.ts";
import type { Peer } from "../documents/peer.ts";
import { deltaMessage } from "./board-messages.ts";
import { clearBoard } from "./clear-board.ts";

const person = { keycloakId: "amelie", name: "Amélie" };

/** A board that acknowledges a clearing and refuses these elements. */
function boardThatRefuses(...refused: string[]): Documents {
  const join = async (_kind: DocumentKind, _id: string, peer: Peer) => {
    let client = "";
    const message = (text: string) => {
      const { Resume, Clear } = JSON.parse(text) as { Resume?: { client: string }; Clear?: { edit: number } };
      client = Resume?.client ?? client;
      const facts = { author: person.keycloakId, client, at: new Date() };
      if (Clear) peer.send(deltaMessage(7, { ...facts, edit: Clear.edit }, [], refused));
    };
    peer.listen({ message, standing: () => {}, drained: () => {}, left: () => {} });
  };
  return { join } as unknown as Documents;
}
const clear = (documents: Documents) => clearBoard(documents, {} as DocumentKind, "s1-AAAAAA", person);

test("a clearing by the call, the board keeps an element: the call fails as unavailable (TL-W.6)", async () => {
  await expect(clear(boardThatRefuses("a"))).rejects.toMatchObject({ code: "unavailable" });
  await expect(clear(boardThatRefuses())).resolves.toBeUndefined();
});

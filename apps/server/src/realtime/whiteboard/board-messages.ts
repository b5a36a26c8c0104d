import type { BoardRefusal, Standing as BoardStanding } from "@hotseat/collab/scene/messages";
import type { Standing } from "../documents/peer.ts";
import type { Changes, Entry } from "./board-scene.ts";

/** The fields of an edit that every receiver gets. */
export interface EditFacts {
  readonly author: string;
  readonly client: string;
  readonly edit: number;
  readonly at: Date;
}

/** Objects with a list of elements that are JSON already. */
const withElements = (tag: string, facts: object, elements: string): string =>
  `{"${tag}":${JSON.stringify(facts).slice(0, -1)},"elements":${elements}}}`;

const listOf = (entries: readonly Entry[]): string => `[${entries.map(({ json }) => json).join(",")}]`;

export function deltaMessage(
  seq: number,
  { at, ...facts }: EditFacts,
  entries: readonly Entry[],
  refused: readonly string[] = [],
): string {
  const body = { seq, ...facts, at: at.getTime(), ...(refused.length > 0 && { refused }) };
  return withElements("Delta", body, listOf(entries));
}

/** The elements are copied as bytes: those of a large board are written once for all. */
export function sceneMessage(
  facts: { readonly seq: number; readonly files: readonly string[]; readonly edit: number },
  { since, elements }: Changes,
): Buffer {
  const start = `{"Scene":${JSON.stringify({ since, ...facts }).slice(0, -1)},"elements":`;
  return Buffer.concat([Buffer.from(start), elements, Buffer.from("}}")]);
}

export function standingMessage({ canEdit, canClear, reason }: Standing): string {
  const standing: BoardStanding = { can_edit: canEdit, can_clear: canClear, reason };
  return JSON.stringify({ Standing: standing });
}

export function refusedMessage(code: BoardRefusal, detail: string, file?: string): string {
  return JSON.stringify({ Refused: { code, detail, file } });
}

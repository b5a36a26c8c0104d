import { GROUP_SPAN_MS } from "./chat.constants";
import type { ChatEntry, ChatGroup, ChatMessage, OutgoingMessage } from "./chat.types";

export interface Myself {
  readonly attendeeId: number;
  readonly name: string;
}

/** The list as it is shown, oldest first: what the server has, then what is on its way. */
export function entriesOf(
  messages: readonly ChatMessage[],
  outgoing: readonly OutgoingMessage[],
  me: Myself | null,
): ChatEntry[] {
  const sent = [...messages]
    .sort((one, other) => one.id - other.id)
    .map((message): ChatEntry => {
      const { id, clientId, senderId, senderName, text, at } = message;
      return {
        key: `${senderId}/${clientId}`,
        id,
        clientId,
        senderId,
        senderName,
        isMine: senderId === me?.attendeeId,
        text,
        at,
        state: message.isRemoved ? "removed" : "sent",
        failure: null,
      };
    });
  if (!me) return sent;
  const arrived = new Set(sent.filter(({ isMine }) => isMine).map(({ clientId }) => clientId));
  const onTheWay = outgoing
    .filter(({ clientId }) => !arrived.has(clientId))
    .map(
      ({ clientId, text, at, failure }): ChatEntry => ({
        key: `${me.attendeeId}/${clientId}`,
        id: null,
        clientId,
        senderId: me.attendeeId,
        senderName: me.name,
        isMine: true,
        text,
        at,
        state: failure ? "failed" : "sending",
        failure,
      }),
    );
  return [...sent, ...onTheWay];
}

/** Puts together what one person wrote without a break; the day's change and five quiet minutes are breaks. */
export function groupEntries(entries: readonly ChatEntry[], dayOf: (ms: number) => string): ChatGroup[] {
  const groups: ChatGroup[] = [];
  for (const entry of entries) {
    const open = groups.at(-1);
    const last = open?.entries.at(-1);
    const goesOn =
      open?.senderId === entry.senderId &&
      last !== undefined &&
      entry.at - last.at < GROUP_SPAN_MS &&
      dayOf(last.at) === dayOf(entry.at);
    if (open && goesOn) groups[groups.length - 1] = { ...open, entries: [...open.entries, entry] };
    else {
      const { key, senderId, senderName, isMine, at } = entry;
      groups.push({ key, senderId, senderName, isMine, at, entries: [entry] });
    }
  }
  return groups;
}

/** Messages of others that I have not seen. */
export function unreadCount(messages: readonly ChatMessage[], lastReadId: number, myAttendeeId: number | null): number {
  return messages.filter(({ id, senderId, isRemoved }) => id > lastReadId && senderId !== myAttendeeId && !isRemoved)
    .length;
}

/** `at`: where it begins in the text. */
export type TextPart = { readonly kind: "text" | "link"; readonly text: string; readonly at: number };

/** Addresses of web pages and nothing else: `javascript:` and the like stay the text they are. */
const ADDRESS = /https?:\/\/[^\s<>"]+/giu;
/** Ends a sentence rather than an address. */
const TRAILING = /[.,;:!?'’”»)\]}]+$/u;

function trimmed(address: string): string {
  const end = TRAILING.exec(address)?.[0] ?? "";
  const kept = address.slice(0, address.length - end.length);
  // A closing bracket belongs to the address when it was opened in it.
  return end.startsWith(")") && kept.includes("(") ? `${kept})` : kept;
}

function isAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && (url.protocol === "https:" || url.protocol === "http:") && url.hostname !== "";
}

/** A text as words and links, in order; put together again it is the text. */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const found of text.matchAll(ADDRESS)) {
    const address = trimmed(found[0]);
    if (!isAddress(address)) continue;
    if (found.index > from) parts.push({ kind: "text", text: text.slice(from, found.index), at: from });
    parts.push({ kind: "link", text: address, at: found.index });
    from = found.index + address.length;
  }
  if (from < text.length) parts.push({ kind: "text", text: text.slice(from), at: from });
  return parts;
}

/** A session's tool; no stand-alone pad has such an id. */
const TOOL_ID = /^s\d+-/;
const MAX_LENGTH = 100;

export const isToolId = (id: string): boolean => TOOL_ID.test(id);

/** Whether a stand-alone pad can have this id: whatever people put behind the # of the page's address. */
export function isPadId(id: string): boolean {
  return id.length > 0 && id.length <= MAX_LENGTH && id.isWellFormed() && !/\p{Cc}/u.test(id) && !isToolId(id);
}

/** The id of a session's document for a log line; null for that of a stand-alone pad, which is the right to edit it. */
export const loggedId = (id: string): string | null => (isToolId(id) ? id : null);

/**
 * The keys of the tab's storage under which calls are kept begin with this: a sign-out removes them all. A module of its own, since
 * the frame of every page reads it and must not load the rest.
 */
export const CALL_KEY_PREFIX = "hotseat.call.";

/** A segment is expiring at this many seconds or fewer (LS-4.19). */
export const EXPIRING_SEC = 30;
/** The session is about to overrun when less than this part of it is left (LS-4.20). */
export const OVERRUN_PART = 0.2;

import { lazy } from "react";

/** The page of a session that is over, in a file of its own: the call must not load it before. */
export const OpenSessionOver = lazy(() => import("./session-over"));

import type { Afterwards } from "@hotseat/shell-widgets/session-detail/headless";
import { useOutletContext } from "react-router-dom";

/** The session's data for the pages inside it. */
export interface OpenSession {
  id: number;
  title: string;
  /** Completed or cancelled: nobody can join any more. */
  isOver: boolean;
  /** The pages for me after the session: feedback on my turn, or my evaluations of others only. */
  afterwards: Afterwards | null;
}

export function useOpenSession(): OpenSession {
  return useOutletContext<OpenSession>();
}

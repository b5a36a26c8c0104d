import type { Afterwards } from "@hotseat/shell-widgets/session-detail/headless";
import { useOutletContext } from "react-router-dom";

/** What the pages inside a session know of it. */
export interface OpenSession {
  id: number;
  title: string;
  /** Completed or cancelled: nobody can join any more. */
  isOver: boolean;
  /** What is there for me after it: feedback on my turn, or what I write about others only. */
  afterwards: Afterwards | null;
}

export function useOpenSession(): OpenSession {
  return useOutletContext<OpenSession>();
}

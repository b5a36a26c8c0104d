import { useOutletContext } from "react-router-dom";

/** What the pages inside a session know of it. */
export interface OpenSession {
  id: number;
  title: string;
  /** Completed or cancelled: nobody can join any more. */
  isOver: boolean;
  /** I had a seat, not only a place to watch. */
  hasFeedback: boolean;
}

export function useOpenSession(): OpenSession {
  return useOutletContext<OpenSession>();
}

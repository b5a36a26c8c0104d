import { useState } from "react";
import { seatChoices } from "../headless/detail-rules";
import type { DetailedSession, SeatChoice } from "../headless/session-detail.types";

export interface SeatFormState {
  /** The seat wanted, or the first one that is left. */
  choice: SeatChoice;
  message: string;
  setChoice: (choice: SeatChoice) => void;
  setMessage: (message: string) => void;
}

/** What is filled in before registering or asking; kept while the session is fetched anew. */
export function useSeatForm(session: DetailedSession | null): SeatFormState {
  const [wanted, setChoice] = useState<SeatChoice>("hotSeat");
  const [message, setMessage] = useState("");
  const choices = session ? seatChoices(session) : [];
  return { choice: choices.includes(wanted) ? wanted : (choices[0] ?? "observer"), message, setChoice, setMessage };
}

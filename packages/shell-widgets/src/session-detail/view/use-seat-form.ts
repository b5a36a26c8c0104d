import { useState } from "react";
import { seatChoices } from "../headless/detail-rules";
import type { DetailedSession, SeatChoice } from "../headless/session-detail.types";

export interface SeatFormState {
  /** The wanted seat, or the first free one. */
  choice: SeatChoice;
  message: string;
  setChoice: (choice: SeatChoice) => void;
  setMessage: (message: string) => void;
}

/** Returns the form's values before registering or asking; they stay while the session is fetched again. */
export function useSeatForm(session: DetailedSession | null): SeatFormState {
  const [wanted, setChoice] = useState<SeatChoice>("hotSeat");
  const [message, setMessage] = useState("");
  const choices = session ? seatChoices(session) : [];
  return { choice: choices.includes(wanted) ? wanted : (choices[0] ?? "observer"), message, setChoice, setMessage };
}

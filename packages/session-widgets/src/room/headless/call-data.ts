import { createContext, useContext } from "react";

/** Packets between the people in a call, by topic. What arrives is a person's word, never the server's. */
export interface CallData {
  /** Sends a packet to the others, once and without a promise that it arrives; nothing while there is no call. */
  publish(topic: string, text: string): void;
  /** Reports the packets of a topic from confirmed people. Returns a stop function. */
  subscribe(topic: string, listener: (identity: string, text: string) => void): () => void;
}

const NO_CALL: CallData = { publish: () => {}, subscribe: () => () => {} };

export const CallDataContext = createContext<CallData>(NO_CALL);

/** The packets of the surrounding call; outside a `<RoomProvider>` nothing is sent and nothing arrives. */
export function useCallData(): CallData {
  return useContext(CallDataContext);
}

"use client";
import type { ConnectionStatus } from "@hotseat/api-client/events";
import { useStore } from "zustand";
import { useHotseat } from "./hotseat-context";

/** Returns the state of the event stream: the least healthy of this page's connections, `disconnected` without any. */
export function useConnectionStatus(): ConnectionStatus {
  return useStore(useHotseat().client.events.status);
}

"use client";
import type { ConnectionStatus } from "@hotseat/api-client/events";
import { useStore } from "zustand";
import { useHotseat } from "./hotseat-context";

/** How the event stream is: the least healthy of this page's connections, `disconnected` without any. */
export function useConnectionStatus(): ConnectionStatus {
  return useStore(useHotseat().client.events.status);
}

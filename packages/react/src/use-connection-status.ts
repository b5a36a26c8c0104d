"use client";
import type { ConnectionStatus } from "@hotseat/api-client/events";
import { useSyncExternalStore } from "react";
import { useHotseat } from "./hotseat-context";

/** How the event stream is: the least healthy of this page's connections, `disconnected` without any (shell.md §4). */
export function useConnectionStatus(): ConnectionStatus {
  const { status } = useHotseat().client.events;
  return useSyncExternalStore(status.subscribe, status.get, () => "disconnected");
}

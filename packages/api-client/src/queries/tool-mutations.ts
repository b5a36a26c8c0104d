import { mutationOptions } from "@tanstack/react-query";
import type { HotseatClient } from "../client";
import { clearTool, closeTool, createTool, updateTool, visitTool } from "../generated/operations/tools";
import type { OperationBody } from "../operation";
import { mutationDefaults } from "./defaults";
import { keys } from "./keys";
import { refresh } from "./refresh";

/** Makes a whiteboard or code pad. Not retried: a second call would make a second one. */
export const createToolMutation = (client: HotseatClient, id: number) =>
  mutationOptions({
    retry: false,
    mutationKey: [...keys.tools(id), "create"],
    mutationFn: (body: OperationBody<typeof createTool>) => client.call(createTool, { path: { id }, body }),
    onSuccess: (_tool, _body, _before, { client: queryClient }) => refresh(queryClient, keys.tools(id)),
  });

/** Renames, locks or unlocks a tool. */
export const updateToolMutation = (client: HotseatClient, id: number) =>
  mutationOptions({
    ...mutationDefaults,
    mutationKey: [...keys.tools(id), "update"],
    mutationFn: ({ toolId, ...body }: OperationBody<typeof updateTool> & { readonly toolId: string }) =>
      client.call(updateTool, { path: { id, toolId }, body }),
    onSuccess: (_tool, _input, _before, { client: queryClient }) => refresh(queryClient, keys.tools(id)),
  });

/** Closes a tool for everybody. */
export const closeToolMutation = (client: HotseatClient, id: number) =>
  mutationOptions({
    retry: false,
    mutationKey: [...keys.tools(id), "close"],
    mutationFn: (toolId: string) => client.call(closeTool, { path: { id, toolId } }),
    onSuccess: (_response, _toolId, _before, { client: queryClient }) => refresh(queryClient, keys.tools(id)),
  });

/** Clears what is in a tool, for everybody; its sockets bring the change. */
export const clearToolMutation = (client: HotseatClient, id: number) =>
  mutationOptions({
    ...mutationDefaults,
    mutationKey: [...keys.tools(id), "clear"],
    mutationFn: (toolId: string) => client.call(clearTool, { path: { id, toolId } }),
  });

/** Tells the others which tool one has open; null for none. */
export const visitToolMutation = (client: HotseatClient, id: number) =>
  mutationOptions({
    ...mutationDefaults,
    mutationKey: [...keys.toolsStatus(id), "visit"],
    // One after the other: leaving a tool must not arrive after opening the next one.
    scope: { id: `visit ${id}` },
    mutationFn: (toolId: string | null) => client.call(visitTool, { path: { id }, body: { tool_id: toolId } }),
    onSuccess: (status, _toolId, _before, { client: queryClient }) =>
      queryClient.setQueryData(keys.toolsStatus(id), status),
  });

import { queryOptions } from "@tanstack/react-query";
import type { HotseatClient } from "../client";
import { getModule, listModules } from "../generated/operations/modules";
import { queryDefaults } from "./defaults";
import { keys } from "./keys";

/** The five modules with their workshops. */
export const modulesQuery = (client: HotseatClient) =>
  queryOptions({
    ...queryDefaults,
    queryKey: keys.modules,
    queryFn: ({ signal }) => client.call(listModules, { signal }),
  });

/** One module with its workshops. Fails with `not_found` for an id that no module has. */
export const moduleQuery = (client: HotseatClient, moduleId: string) =>
  queryOptions({
    ...queryDefaults,
    queryKey: keys.module(moduleId),
    queryFn: ({ signal }) => client.call(getModule, { path: { moduleId }, signal }),
  });

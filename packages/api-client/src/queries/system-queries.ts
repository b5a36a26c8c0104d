import { queryOptions } from "@tanstack/react-query";
import type { HotseatClient } from "../client";
import { getConfig } from "../generated/operations/system";
import { queryDefaults } from "./defaults";
import { keys } from "./keys";

/** The features of this installation. */
export const configQuery = (client: HotseatClient) =>
  queryOptions({
    ...queryDefaults,
    queryKey: keys.config,
    queryFn: ({ signal }) => client.call(getConfig, { signal }),
  });

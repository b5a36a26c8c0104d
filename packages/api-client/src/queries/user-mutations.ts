import { mutationOptions } from "@tanstack/react-query";
import type { HotseatClient } from "../client";
import { removeBlock, updateMe } from "../generated/operations/users";
import type { OperationBody } from "../operation";
import { mutationDefaults } from "./defaults";
import { keys } from "./keys";
import { refresh } from "./refresh";

/** Changes one's own name, language or time zone. */
export const updateMeMutation = (client: HotseatClient) =>
  mutationOptions({
    ...mutationDefaults,
    mutationKey: [...keys.me, "update"],
    mutationFn: (body: OperationBody<typeof updateMe>) => client.call(updateMe, { body }),
    onSuccess: (me, _body, _before, { client: queryClient }) => {
      queryClient.setQueryData(keys.me, me);
    },
  });

/** Removes a block, by the person's `keycloak_id`. */
export const removeBlockMutation = (client: HotseatClient) =>
  mutationOptions({
    ...mutationDefaults,
    mutationKey: [...keys.myBlocks, "remove"],
    mutationFn: (keycloakId: string) => client.call(removeBlock, { path: { keycloakId } }),
    onSuccess: (_response, _input, _before, { client: queryClient }) =>
      refresh(queryClient, keys.myBlocks, keys.catalogs),
  });

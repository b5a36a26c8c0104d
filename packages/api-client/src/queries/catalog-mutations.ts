import { mutationOptions } from "@tanstack/react-query";
import type { HotseatClient } from "../client";
import { createSession } from "../generated/operations/sessions";
import type { OperationBody } from "../operation";
import { mutationDefaults } from "./defaults";
import { keys } from "./keys";
import { refresh } from "./refresh";

/**
 * Creates a session. The client id lets the server recognise a repeated request after a lost response, as browsers send by
 * themselves; a form gives its own id, to repeat the request after a reload too.
 */
export const createSessionMutation = (client: HotseatClient) =>
  mutationOptions({
    ...mutationDefaults,
    retry: false,
    mutationKey: [...keys.catalogs, "create"],
    mutationFn: (body: OperationBody<typeof createSession>) =>
      client.call(createSession, { body: { ...body, client_id: body.client_id ?? crypto.randomUUID() } }),
    onSuccess: (session, _body, _before, { client: queryClient }) => {
      queryClient.setQueryData(keys.sessionDetail(session.id), session);
      return refresh(queryClient, keys.catalogs, keys.me);
    },
  });

import { publicInstitutionsQuery } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { OrganisationsContent, PublicOrganisation } from "./account-form.types";

/** The organisations and institutions that can be chosen; `read` returns those that are loaded now, for checks at a press. */
export function useOrganisations(): {
  content: OrganisationsContent;
  read: () => readonly PublicOrganisation[] | null;
  retry: () => void;
} {
  const { client } = useHotseat();
  const queryClient = useQueryClient();
  const query = publicInstitutionsQuery(client);
  const { data, isError, refetch } = useQuery(query);
  const content: OrganisationsContent = data
    ? { status: "ready", organisations: data.results }
    : { status: isError ? "failed" : "loading" };
  return {
    content,
    read: () => queryClient.getQueryData(query.queryKey)?.results ?? null,
    retry: () => void refetch(),
  };
}

import {
  createInstitutionMutation,
  createOrganisationMutation,
  deleteInstitutionMutation,
  deleteOrganisationMutation,
  organisationsQuery,
  updateInstitutionMutation,
  updateOrganisationMutation,
} from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { toast } from "@hotseat/ui/theme";
import { useMutation, useQuery } from "@tanstack/react-query";
import type { AdminList } from "../shared/admin-list.types";
import { adminProblemText, replyOf } from "../shared/problem";
import { useAdminText } from "../shared/use-admin-text";
import { useAdminTexts } from "../shared/use-admin-texts";
import type { ManagedOrganisation, OrganisationActions } from "./organisation-management.types";
import { OrganisationManagementView } from "./organisation-management-view";

export interface OrganisationManagementProps {
  /** One organisation with its institutions. Without it, all of the platform. */
  organisationId?: number;
}

/** The organisations of the platform, or one of them. */
export function OrganisationManagement({ organisationId }: OrganisationManagementProps) {
  useAdminTexts();
  const { t } = useAdminText();
  const { client } = useHotseat();
  const organisations = useQuery(organisationsQuery(client));
  return (
    <OrganisationManagementView
      list={shownOf(organisations, organisationId, (error) => adminProblemText(error, t))}
      level={organisationId === undefined ? "platform" : "organisation"}
      actions={useActions()}
      onRetry={() => void organisations.refetch()}
    />
  );
}

interface Organisations {
  data: readonly ManagedOrganisation[] | undefined;
  error: unknown;
}

function shownOf(
  { data, error }: Organisations,
  organisationId: number | undefined,
  detailOf: (error: unknown) => string | null,
): AdminList<ManagedOrganisation> {
  if (!data) return error ? { status: "failed", detail: detailOf(error) } : { status: "loading" };
  const items = organisationId === undefined ? data : data.filter(({ id }) => id === organisationId);
  return { status: "ready", items, count: items.length, more: "none" };
}

type Noun = "organisation" | "institution";
type Change = "Created" | "Updated" | "Deleted";

function useActions(): OrganisationActions {
  const { t } = useAdminText();
  const { client } = useHotseat();
  const createOrganisation = useMutation(createOrganisationMutation(client));
  const updateOrganisation = useMutation(updateOrganisationMutation(client));
  const deleteOrganisation = useMutation(deleteOrganisationMutation(client));
  const createInstitution = useMutation(createInstitutionMutation(client));
  const updateInstitution = useMutation(updateInstitutionMutation(client));
  const deleteInstitution = useMutation(deleteInstitutionMutation(client));
  const report = async (change: Promise<unknown>, noun: Noun, done: Change) => {
    const reply = await replyOf(change, t);
    if (reply.ok) toast.success({ title: t(`organisations.done.${noun}.${done}`) });
    return reply;
  };
  return {
    createOrganisation: (name) => report(createOrganisation.mutateAsync({ name }), "organisation", "Created"),
    renameOrganisation: (id, name) => report(updateOrganisation.mutateAsync({ id, name }), "organisation", "Updated"),
    deleteOrganisation: (id) => report(deleteOrganisation.mutateAsync(id), "organisation", "Deleted"),
    createInstitution: (organisation_id, name) =>
      report(createInstitution.mutateAsync({ organisation_id, name }), "institution", "Created"),
    renameInstitution: (id, name) => report(updateInstitution.mutateAsync({ id, name }), "institution", "Updated"),
    deleteInstitution: (id) => report(deleteInstitution.mutateAsync(id), "institution", "Deleted"),
  };
}

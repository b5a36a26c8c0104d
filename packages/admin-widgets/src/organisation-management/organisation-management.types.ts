import type { ChangeReply } from "../shared/admin-list.types";

export interface ManagedInstitution {
  id: number;
  name: string;
}

export interface ManagedOrganisation {
  id: number;
  name: string;
  institutions: readonly ManagedInstitution[];
}

/** The actions that change organisations and institutions; each resolves once the server has responded. */
export interface OrganisationActions {
  createOrganisation(name: string): Promise<ChangeReply>;
  renameOrganisation(id: number, name: string): Promise<ChangeReply>;
  /** Refused while there are people in it. */
  deleteOrganisation(id: number): Promise<ChangeReply>;
  createInstitution(organisationId: number, name: string): Promise<ChangeReply>;
  renameInstitution(id: number, name: string): Promise<ChangeReply>;
  /** Refused while there are people in it. */
  deleteInstitution(id: number): Promise<ChangeReply>;
}

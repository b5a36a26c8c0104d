/** A person without any role but this one waits for approval. */
const PENDING = "pending_user";

/** True for a person who waits for approval. */
export const isPending = (person: { roles: readonly string[] }): boolean =>
  person.roles.every((role) => role === PENDING);

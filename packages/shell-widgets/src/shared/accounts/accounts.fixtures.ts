import type { Failure, OrganisationsContent, SendReply } from "./account-form.types";

export const publicOrganisations: OrganisationsContent = {
  status: "ready",
  organisations: [
    {
      id: 1,
      name: "Réseau Léman",
      institutions: [
        { id: 4, name: "Hôpitaux du Lac" },
        { id: 5, name: "Haute école des Trois-Ponts" },
      ],
    },
    { id: 2, name: "Werkstatt Aare", institutions: [] },
  ],
};

export const DONE = { kind: "done" } as const;

/** A failure without a field of its own. */
export const failedWith = (failure: Failure) => ({ kind: "failed", failure, fields: {} }) as const satisfies SendReply;

/** A storage that lasts as long as a story or a test. */
export function tabStorage(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

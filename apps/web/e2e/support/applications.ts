import { mailedText } from "./accounts.ts";
import { apiOf } from "./api.ts";
import type { Person } from "./people.ts";

interface PublicOrganisations {
  results: Array<{ id: number; name: string; institutions: Array<{ id: number; name: string }> }>;
}

/** Confirms an address by the link of its newest mail, and sets the password of the account. */
export async function confirmAddress(
  address: string,
  password: string,
  { stranger, admin }: { stranger: Person; admin: Person },
): Promise<void> {
  const token = /\/register\/verify#(\S+)/.exec(await mailedText(apiOf(admin.context), address))?.[1];
  await apiOf(stranger.context).post("/users/verification/complete/", { token, password });
}

/** Registers a person for Campus Rivelac and confirms the address, so that the request appears to administrators. */
export async function applyFor(
  address: string,
  fullName: string,
  people: { stranger: Person; admin: Person },
): Promise<void> {
  const api = apiOf(people.stranger.context);
  const { results } = await api.get<PublicOrganisations>("/institutions/public/");
  const organisation = results.find(({ name }) => name === "Académie Valdoré");
  await api.send("/users/register/", {
    email: address,
    full_name: fullName,
    short_name: fullName.split(" ")[0],
    language: "fr",
    organisation_id: organisation?.id,
    institution_id: organisation?.institutions.find(({ name }) => name === "Campus Rivelac")?.id,
    consent: true,
  });
  await confirmAddress(address, "a long way to the lake", people);
}

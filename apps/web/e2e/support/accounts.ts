import { apiOf } from "./api.ts";
import type { Person } from "./people.ts";

interface OutboxPage {
  results: Array<{ id: string; address: string }>;
}
interface PublicOrganisations {
  results: Array<{ id: number; name: string; institutions: Array<{ id: number; name: string }> }>;
}

/** Reads the newest mail to an address, as the platform administrator of a Hotseat without a mail server. */
export async function mailTo(admin: Person, address: string): Promise<string> {
  const api = apiOf(admin.context);
  const { results } = await api.get<OutboxPage>("/admin/outbox/?limit=100");
  const found = results.find((mail) => mail.address === address);
  if (!found) throw new Error(`No mail to ${address}.`);
  return (await api.get<{ text: string }>(`/admin/outbox/${found.id}/`)).text;
}

/** Confirms an address by the link of its newest mail, and sets the password of the account. */
export async function confirmAddress(
  address: string,
  password: string,
  { stranger, admin }: { stranger: Person; admin: Person },
): Promise<void> {
  const token = /\/register\/verify#(\S+)/.exec(await mailTo(admin, address))?.[1];
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

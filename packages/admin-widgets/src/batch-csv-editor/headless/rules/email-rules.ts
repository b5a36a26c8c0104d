import { editDistance } from "./edit-distance";

/** Same as the contract's (zod): what passes here is an e-mail address for the server. */
const EMAIL = /^(?!\.)(?!.*\.\.)([a-z0-9_'+\-.]*)[a-z0-9_+-]@([a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i;

export const isEmail = (value: string) => EMAIL.test(value);

/** Endings that are no top-level domain, and the one that was meant. */
const ENDINGS: ReadonlyMap<string, string> = new Map([
  ...["con", "cmo", "ocm", "vom", "xom", "comm", "coom", "cpm", "cim", "c0m"].map((typo) => [typo, "com"] as const),
  ...["nte", "ent", "nett", "met"].map((typo) => [typo, "net"] as const),
  ...["ogr", "rog", "orgg", "prg"].map((typo) => [typo, "org"] as const),
  ...["hc", "chh", "cch"].map((typo) => [typo, "ch"] as const),
  ...["edd", "eud"].map((typo) => [typo, "edu"] as const),
]);

/** Names of large mail services, without their ending. */
const SERVICES = ["gmail", "googlemail", "hotmail", "outlook", "yahoo", "icloud", "bluewin", "sunrise", "protonmail"];
SERVICES.push("laposte", "wanadoo", "libero", "tiscali", "freenet", "t-online");

/** Large services, and names that are one slip away from one and exist. */
const REAL = new Set([...SERVICES, "mail", "email", "ymail", "cmail", "hmail"]);

/** The large service that is one slip away, or null. */
function serviceMeant(name: string): string | null {
  if (name.length < 4 || REAL.has(name)) return null;
  return (
    SERVICES.find((service) => Math.abs(service.length - name.length) <= 1 && editDistance(name, service) === 1) ?? null
  );
}

/** Meant domain by domain: files have few different ones. */
const meantDomains = new Map<string, string | null>();
const REMEMBERED_DOMAINS = 5000;

function domainMeant(domain: string): string | null {
  const known = meantDomains.get(domain);
  if (known !== undefined) return known;
  const labels = domain.split(".");
  const ending = labels.at(-1) ?? "";
  const meantEnding = ENDINGS.get(ending) ?? ending;
  const name = labels.slice(0, -1).join(".");
  const meantName = labels.length === 2 ? (serviceMeant(name) ?? name) : name;
  const meant = `${meantName}.${meantEnding}`;
  const result = meant === domain ? null : meant;
  if (meantDomains.size >= REMEMBERED_DOMAINS) meantDomains.clear();
  meantDomains.set(domain, result);
  return result;
}

/** The address that was probably meant, in lower case; null where there is no likely typo. */
export function emailMeant(value: string): string | null {
  const address = value.trim().toLowerCase();
  const at = address.lastIndexOf("@");
  const domain = at > 0 ? domainMeant(address.slice(at + 1)) : null;
  return domain === null ? null : `${address.slice(0, at)}@${domain}`;
}

import path from "node:path";
import { apiOf, offerSession } from "../e2e/support/api.ts";
import { expect, type OpenPerson, signIn } from "../e2e/support/people.ts";
import { LANGUAGES } from "../e2e/support/texts.ts";
import { layoutFaults } from "./layout-faults.ts";
import { FOLDER, SCHEMES, SIZES } from "./look.ts";

interface Mail {
  id: string;
  address: string;
  kind: string;
  language: string;
}
const ADDRESS = "chiara@hotseat.example";
/** Kinds that the tour writes to one person in each language. */
const KINDS = ["session_invited", "session_cancelled", "reset_password"] as const;

/** Writes mails to a person in each language and takes their pictures: light and dark, wide and narrow. Returns faults of layout. */
export async function mailsTour(open: OpenPerson): Promise<string[]> {
  const [admin, host, reader] = [await open("platform.admin"), await open("amelie"), await open("chiara")];
  for (const each of [admin, host, reader]) await signIn(each);
  const [outbox, hosts] = [apiOf(admin.context), apiOf(host.context)];
  const faults: string[] = [];
  for (const language of LANGUAGES) {
    await apiOf(reader.context).patch("/users/me/update/", { language });
    const { id } = await offerSession(hosts, { start_in_minutes: 600 });
    await hosts.post(`/interviews/sessions/${id}/invitations/`, { email: ADDRESS, role: "participant" });
    await hosts.post(`/interviews/sessions/${id}/cancel/`, { reason: "I have a fever." });
    await apiOf(reader.context).send("/users/password/forgot/", { email: ADDRESS });
    for (const kind of KINDS) {
      const found = async () => {
        const { results } = await outbox.get<{ results: Mail[] }>("/admin/outbox/?limit=50");
        return results.find((mail) => mail.address === ADDRESS && mail.kind === kind && mail.language === language);
      };
      await expect.poll(found).toBeDefined();
      const { html } = await outbox.get<{ html: string }>(`/admin/outbox/${(await found())?.id}/`);
      const page = await admin.context.newPage();
      await page.setContent(html);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        for (const colorScheme of SCHEMES) {
          await page.emulateMedia({ colorScheme });
          const name = `mail-${kind}-${language}-${size.width}-${colorScheme}.png`;
          await page.screenshot({ path: path.join(FOLDER, name), fullPage: true });
        }
        faults.push(...(await layoutFaults(page)).map((fault) => `${kind} in ${language} at ${size.width}: ${fault}`));
      }
      await page.close();
    }
  }
  return faults;
}

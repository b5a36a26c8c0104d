import { apiOf, offerSession } from "../support/api.ts";
import { expect, signIn, test } from "../support/people.ts";

/** Tells these requests from those of the demo. */
const MESSAGE = "I have a panel on Friday.";
const REASON = "This round is for the second year.";

test("an administrator gives a seat, seats one person as observer and rejects one, and their open pages say so (AS-3.11, AS-3.12, AS-3.14)", async ({
  person,
}) => {
  const [host, admin] = [await person("amelie"), await person("institution.admin")];
  const askers = [await person("ben"), await person("chiara"), await person("dieter")] as const;
  const [ben, chiara, dieter] = askers;
  for (const each of [host, admin, ...askers]) await signIn(each, "/home");
  const { id } = await offerSession(apiOf(host.context), {
    access_level: "CLOSED",
    capacity: 2,
    start_in_minutes: 90,
  });

  await test.step("three people ask for the last seat, and wait on the session's page", async () => {
    for (const asker of askers) {
      await apiOf(asker.context).post(`/interviews/sessions/${id}/request-join/`, {
        role: "participant",
        message: MESSAGE,
      });
      await asker.page.goto(`/home?session=${id}`);
      await expect(asker.page.getByRole("dialog").getByText("The host will answer you.")).toBeVisible();
    }
  });

  const { page } = admin;
  const rowOf = (name: string) => page.getByRole("row").filter({ hasText: MESSAGE }).filter({ hasText: name });
  await test.step("the first has the seat, the next is seated as observer, the last is rejected with a reason", async () => {
    await page.goto("/me/0/admin");
    await rowOf("Ben Okafor").getByRole("button", { name: "Approve Ben Okafor" }).click();
    await rowOf("Chiara Bianchi").getByRole("button", { name: "Approve Chiara Bianchi as observer" }).click();
    for (const name of ["Ben Okafor", "Chiara Bianchi"]) await expect(rowOf(name)).toHaveCount(0);
    await rowOf("Dieter Wenger").getByRole("button", { name: "Reject Dieter Wenger" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "They read this" }).fill(REASON);
    await dialog.getByRole("button", { name: "Reject" }).click();
    await expect(rowOf("Dieter Wenger")).toHaveCount(0);
  });

  await test.step("each open page shows the answer without a reload", async () => {
    for (const asker of [ben, chiara])
      await expect(asker.page.getByRole("dialog").getByRole("button", { name: "Cancel registration" })).toBeVisible();
    const refused = dieter.page.getByRole("dialog");
    await expect(refused.getByText("Your request was declined")).toBeVisible();
    await expect(refused.getByText(REASON)).toBeVisible();
    expect((await apiOf(chiara.context).get<{ userRole: string }>(`/interviews/sessions/${id}/`)).userRole).toBe(
      "observer",
    );
  });
  for (const each of [host, admin, ...askers]) expect(each.problems).toEqual([]);
});

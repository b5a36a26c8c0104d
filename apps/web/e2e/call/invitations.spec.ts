import { apiOf, offerSession } from "../support/api.ts";
import { expect, signIn, test } from "../support/people.ts";

test("a person invited by e-mail address accepts and has a place in a closed session; one who declines has none (LS-D2.3, LS-D2.4)", async ({
  person,
}) => {
  const [host, chiara, dieter] = [await person("amelie"), await person("chiara"), await person("dieter")];
  for (const each of [host, chiara, dieter]) await signIn(each);
  const { id } = await offerSession(apiOf(host.context), { access_level: "CLOSED", duration_minutes: 30 });
  const detail = `/home?session=${id}`;

  await test.step("the owner invites both, with a confirmation", async () => {
    await host.page.goto(detail);
    const dialog = host.page.getByRole("dialog");
    for (const address of ["chiara@hotseat.example", "dieter@hotseat.example"]) {
      await dialog.getByRole("textbox", { name: "E-mail address" }).fill(address);
      await dialog.getByRole("button", { name: "Invite", exact: true }).click();
      // The list of invitations may be loading still, which is a status too.
      await expect(dialog.getByRole("status").filter({ hasText: `${address} is invited.` })).toBeVisible();
      await expect(dialog.getByRole("listitem").filter({ hasText: address })).toContainText("Invited");
    }
  });

  await test.step("the session shows the invitation; accepting gives the place", async () => {
    await chiara.page.goto(detail);
    const dialog = chiara.page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Accept", exact: true }).click();
    await expect(dialog.getByRole("button", { name: "Cancel registration" })).toBeVisible();
    await chiara.page.goto(`/interviews/${id}/prejoin`);
    await expect(chiara.page.getByRole("region", { name: "Network check" })).toBeVisible();
  });

  await test.step("declining leaves the place to others", async () => {
    await dieter.page.goto(detail);
    const dialog = dieter.page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Decline" }).click();
    await expect(dieter.page.getByText("You have declined the invitation.")).toBeVisible();
    await dieter.page.goto(`/interviews/${id}/prejoin`);
    await expect(dieter.page).toHaveURL(/\/home/);
  });

  await test.step("the owner sees both answers", async () => {
    await host.page.goto(detail);
    const dialog = host.page.getByRole("dialog");
    await expect(dialog.getByRole("listitem").filter({ hasText: "chiara@hotseat.example" })).toContainText("Accepted");
    await expect(dialog.getByRole("listitem").filter({ hasText: "dieter@hotseat.example" })).toContainText("Declined");
  });
});

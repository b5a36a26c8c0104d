import { mailedText } from "../support/accounts.ts";
import { apiOf, offerSession } from "../support/api.ts";
import { applyFor } from "../support/applications.ts";
import { expect, type Person, signIn, test } from "../support/people.ts";

const sections = ({ page }: Person) => page.getByRole("navigation", { name: "Administration" });

test("the administration opens by level: a user is led home, a level too low reads 'Access Denied', other addresses lead to the first section (AS-3.8, AS-3.9, BE-5.4)", async ({
  person,
}) => {
  const [user, institution, organisation] = [
    await person("amelie"),
    await person("institution.admin"),
    await person("org.admin"),
  ];
  for (const each of [user, institution, organisation]) await signIn(each);

  await test.step("a user has no entry and is led home", async () => {
    await expect(user.page.getByRole("link", { name: "Admin Requests" })).toHaveCount(0);
    for (const path of ["/0/admin", "/admin", "/me/0/admin", "/0/admin/outbox", "/0/admin/platform/users/batch"]) {
      await user.page.goto(path);
      await expect(user.page, path).toHaveURL("/home");
    }
  });

  await test.step("an institution's administrator has users and requests", async () => {
    await institution.page.goto("/admin");
    await expect(institution.page).toHaveURL(/\/0\/admin\/institutions\/\d+\/users$/);
    await expect(sections(institution).getByRole("link")).toHaveText([/Users/, /Requests/]);
    await expect(institution.page.getByRole("row").filter({ hasText: "Amélie Rochat" })).toBeVisible();
    for (const path of [
      ...["/0/admin/platform/users", "/0/admin/organisations/1/users", "/0/admin/outbox"],
      ...["/0/admin/platform/users/batch", "/0/admin/organisations/1/users/batch"],
    ]) {
      await institution.page.goto(path);
      await expect(institution.page.getByRole("heading", { name: "Access Denied" }), path).toBeVisible();
    }
    await expect(institution.page.getByText("You do not have administrative privileges.")).toBeVisible();
  });

  await test.step("an organisation's administrator reaches their own, by the user menu", async () => {
    await organisation.page.getByRole("button", { name: /Odile Marchand/ }).click();
    await organisation.page.getByRole("menuitem", { name: "Admin", exact: true }).click();
    await expect(organisation.page).toHaveURL(/\/0\/admin\/organisations\/\d+\/users$/);
    for (const path of [
      "/0/admin/organisations/elsewhere/institutions",
      "/0/admin/institutions/elsewhere/users/batch",
    ]) {
      await organisation.page.goto(path);
      await expect(organisation.page, path).toHaveURL(/\/0\/admin\/organisations\/\d+\/users$/);
    }
    await sections(organisation).getByRole("link", { name: "Institutions" }).click();
    await expect(organisation.page.getByRole("region", { name: "Académie Valdoré" })).toBeVisible();
    await expect(organisation.page.getByRole("main").getByRole("region")).toHaveCount(1);
  });
});

test("a platform administrator creates an organisation and an institution, invites a person to it, and reads the invitation in the outbox", async ({
  person,
}) => {
  const admin = await person("platform.admin");
  const { page } = admin;
  await signIn(admin, "/0/admin/platform/organisations");
  const dialog = page.getByRole("dialog");

  await test.step("organisation and institution", async () => {
    await page.getByRole("button", { name: "Create Organisation" }).click();
    await dialog.getByRole("textbox", { name: "Organisation Name" }).fill("Scuola del Lago");
    await dialog.getByRole("button", { name: "Create" }).click();
    await expect(page.getByText("Organisation successfully Created.")).toBeVisible();
    const card = page.getByRole("region", { name: "Scuola del Lago" });
    await expect(card.getByText("No institutions found.")).toBeVisible();
    await card.getByRole("button", { name: "Add Institution" }).click();
    await dialog.getByRole("textbox", { name: "Institution Name" }).fill("Sede Riva");
    await dialog.getByRole("button", { name: "Create" }).click();
    await expect(card.getByRole("listitem").filter({ hasText: "Sede Riva" })).toBeVisible();
  });

  await test.step("an invitation, which the table shows", async () => {
    await sections(admin).getByRole("link", { name: "Users" }).click();
    await page.getByRole("button", { name: "Add user" }).click();
    await dialog.getByRole("textbox", { name: "E-mail" }).fill("vera.sala@hotseat.example");
    await dialog.getByRole("textbox", { name: "Full name" }).fill("Vera Sala");
    for (const [label, option] of [
      ["Role", "User"],
      ["Organisation", "Scuola del Lago"],
      ["Institution", "Sede Riva"],
    ] as const) {
      await dialog.getByRole("combobox", { name: label }).click();
      await page.getByRole("option", { name: option, exact: true }).click();
    }
    await dialog.getByRole("button", { name: "Send invitation" }).click();
    await expect(page.getByText("User successfully Created.")).toBeVisible();
    await page.getByRole("searchbox").fill("vera");
    await expect(page).toHaveURL("/0/admin/platform/users?search=vera");
    await expect(page.getByRole("row").filter({ hasText: "Vera Sala" })).toContainText("Invited");
  });

  await test.step("a selection: a role for one, and a refusal that names the person (AS-3.22, AS-3.23)", async () => {
    await page.getByRole("checkbox", { name: "Select Vera Sala" }).click();
    await page.getByRole("button", { name: "Change role" }).click();
    await dialog.getByRole("combobox", { name: "Role" }).click();
    await page.getByRole("option", { name: "Institution admin" }).click();
    await dialog.getByRole("button", { name: "Change role" }).click();
    await expect(page.getByText("1 user updated.")).toBeVisible();
    await expect(page.getByRole("row").filter({ hasText: "Vera Sala" })).toContainText("Institution admin");
    await page.getByRole("searchbox").fill("platform.admin");
    const own = page.getByRole("row").filter({ hasText: "platform.admin@hotseat.example" });
    await own.getByRole("checkbox").click();
    await page.getByRole("region", { name: "Selection" }).getByRole("button", { name: "Deactivate" }).click();
    await dialog.getByRole("button", { name: "Deactivate" }).click();
    await expect(page.getByText(/^Not changed: /)).toBeVisible();
    await expect(own).toContainText("You cannot change this about yourself.");
    await expect(own).toContainText("Today, ");
  });

  await test.step("the mail in the outbox, without any script", async () => {
    await sections(admin).getByRole("link", { name: "Outbox" }).click();
    const row = page.getByRole("row").filter({ hasText: "vera.sala@hotseat.example" });
    await row.getByRole("button").click();
    await expect(dialog.locator("iframe")).toHaveAttribute("sandbox", "");
    await expect(dialog.frameLocator("iframe").getByRole("link").first()).toBeVisible();
    await dialog.getByRole("radio", { name: "Text" }).click();
    await expect(dialog.getByRole("region", { name: "Text" })).toContainText("Vera");
  });

  await test.step("an organisation with people cannot be deleted", async () => {
    await page.goto("/0/admin/platform/organisations");
    await page.getByRole("button", { name: "Delete Sede Riva" }).click();
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText(/^Operation failed: People, institutions or sessions/)).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Sede Riva" })).toBeVisible();
  });
});

test("requests are approved and rejected in the administrator's scope, and a user is deactivated", async ({
  person,
}) => {
  const [platform, admin] = [await person("platform.admin"), await person("institution.admin")];
  await signIn(platform);
  const stranger = await person("ada");
  await applyFor("lena.favre@hotseat.example", "Lena Favre", { stranger, admin: platform });
  await applyFor("anna.test@hotseat.example", "Anna Test", { stranger, admin: platform });
  await signIn(admin, "/home");
  const { page } = admin;

  await test.step("one is approved, one rejected with a reason that the person reads", async () => {
    await page.getByRole("link", { name: "Admin Requests" }).click();
    await expect(page).toHaveURL("/me/0/admin");
    await page.getByRole("button", { name: "Approve Lena Favre" }).click();
    await expect(page.getByText("1 request approved.")).toBeVisible();
    // The rows below it move up once it is gone.
    await expect(page.getByRole("row").filter({ hasText: "Lena Favre" })).toHaveCount(0);
    await page.getByRole("button", { name: "Reject Anna Test" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "They read this" }).fill("Please use your address at the campus.");
    await dialog.getByRole("button", { name: "Reject" }).click();
    await expect(page.getByText("1 request rejected.")).toBeVisible();
    await expect(page.getByRole("row").filter({ hasText: /Lena Favre|Anna Test/ })).toHaveCount(0);
    expect(await mailedText(apiOf(platform.context), "anna.test@hotseat.example")).toContain(
      "Please use your address at the campus.",
    );
  });

  await test.step("both kinds are decided together, and the navigation counts what is left", async () => {
    const { id } = await offerSession(apiOf(platform.context), { access_level: "CLOSED", start_in_minutes: 60 });
    const asker = await person("chiara");
    await signIn(asker, "/home");
    const message = "Could I go first?";
    await apiOf(asker.context).post(`/interviews/sessions/${id}/request-join/`, { role: "observer", message });
    await applyFor("noe.chappuis@hotseat.example", "Noé Chappuis", { stranger, admin: platform });
    const requests = platform.page;
    await requests.goto("/me/0/admin");
    const seat = requests.getByRole("row").filter({ hasText: message });
    await expect(seat).toContainText("observer");
    await seat.getByRole("checkbox").click();
    await requests.getByRole("checkbox", { name: "Select Noé Chappuis" }).click();
    await expect(requests.getByRole("link", { name: /Admin Requests \d+ requests waiting/ })).toBeVisible();
    await requests.getByRole("region", { name: "Selection" }).getByRole("button", { name: "Approve" }).click();
    await expect(requests.getByRole("region", { name: "Selection" })).toBeHidden();
    await expect(seat).toHaveCount(0);
    await expect(requests.getByRole("row").filter({ hasText: "Noé Chappuis" })).toHaveCount(0);
    const { my_attendee_id } = await apiOf(asker.context).get<{ my_attendee_id: number | null }>(
      `/interviews/sessions/${id}/`,
    );
    expect(my_attendee_id).not.toBeNull();
  });

  await test.step("the approved person is a user, until deactivated", async () => {
    await sections(admin).getByRole("link", { name: "Users" }).click();
    const row = page.getByRole("row").filter({ hasText: "Lena Favre" });
    await page.getByRole("searchbox").fill("lena.favre");
    await expect(page.getByRole("row")).toHaveCount(2);
    await expect(row).toContainText("Active");
    await row.getByRole("button", { name: "More for Lena Favre" }).click();
    await page.getByRole("menuitem", { name: "Deactivate" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Deactivate" }).click();
    await expect(row).toContainText("Inactive");
  });
});

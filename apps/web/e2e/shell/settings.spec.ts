import { createHmac } from "node:crypto";
import { apiOf } from "../support/api.ts";
import { confirmAddress } from "../support/applications.ts";
import { expect, fillSignIn, PASSWORD, signIn, test } from "../support/people.ts";

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const STEP_SEC = 30;

/** The code of an authenticator app (RFC 6238: SHA-1, six digits, 30 seconds). */
function codeOf(secret: string, now: number): string {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 1000 / STEP_SEC)));
  const hash = createHmac("sha1", key).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

test("settings are stored by themselves: short name, time zone, mails, and the language, which the next page speaks (AS-7.8)", async ({
  person,
}) => {
  const dieter = await person("dieter");
  const { page } = dieter;
  await signIn(dieter);
  const before = await apiOf(dieter.context).get<{ short_name: string; language: string }>("/users/me/");
  await page.getByRole("button", { name: /Dieter Wenger/ }).click();
  await page.getByRole("menuitem", { name: "Settings" }).click();
  await expect(page).toHaveURL("/me/settings");

  await page.getByRole("textbox", { name: "Short name" }).fill("Didi");
  await page.getByRole("textbox", { name: "Short name" }).press("Enter");
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  const reminders = page.getByRole("switch", { name: "Reminders" });
  await reminders.click();
  await expect(reminders).not.toBeChecked();
  await expect(page.getByText(/^Saved/)).toBeVisible();

  await page.reload();
  await expect(page.getByRole("textbox", { name: "Short name" })).toHaveValue("Didi");
  await expect(page.getByRole("switch", { name: "Reminders" })).not.toBeChecked();

  await page.getByRole("combobox", { name: "Language" }).click();
  await page.getByRole("option", { name: "Italiano" }).click();
  await expect(page.getByRole("heading", { name: "Impostazioni" })).toBeVisible();
  await expect
    .poll(async () => ((await (await page.request.get("/api/v1/users/me/")).json()) as { language: string }).language)
    .toBe("it");
  // Name and language go with the person into other tests.
  const { short_name, language } = before;
  await apiOf(dieter.context).patch("/users/me/update/", { short_name, language });
});

test("a person ends another sign-in, and changes the password, which a wrong one does not", async ({ person }) => {
  const [here, elsewhere, admin] = [await person("ada"), await person("ada"), await person("platform.admin")];
  const password = "a long way to the lake";
  await signIn(admin);
  await apiOf(admin.context).post("/admin/platform/users/", {
    email: "ada@hotseat.example",
    full_name: "Ada Lindner",
    role: "platform_admin",
    language: "en",
    organisation_id: null,
    institution_id: null,
  });
  await confirmAddress("ada@hotseat.example", password, { stranger: here, admin });
  for (const { page } of [here, elsewhere]) {
    await page.goto("/api/v1/oidc/authenticate/?next=/me/settings");
    await fillSignIn(page, "ada", password);
    await page.waitForURL("/me/settings");
  }
  await here.page.reload();
  await expect(here.page.getByText("This device")).toHaveCount(1);
  await here.page.getByRole("button", { name: "Log out everywhere else" }).click();
  await expect(here.page.getByRole("button", { name: "Log out everywhere else" })).toHaveCount(0);
  await elsewhere.page.reload();
  await expect(elsewhere.page).toHaveURL("/login");

  const change = async (current: string, next: string) => {
    await here.page.getByRole("button", { name: "Change password" }).click();
    const dialog = here.page.getByRole("dialog");
    await dialog.getByLabel("Current password").fill(current);
    await dialog.getByLabel("New password", { exact: true }).fill(next);
    await dialog.getByLabel("New password again").fill(next);
    await dialog.getByRole("button", { name: "Change password" }).click();
    return dialog;
  };
  const refused = await change("not the password", "a quiet lake at noon");
  await expect(refused.getByLabel("Current password")).toHaveAccessibleDescription("This is not your password.");
  await refused.getByLabel("Current password").fill(password);
  await refused.getByRole("button", { name: "Change password" }).click();
  await expect(here.page.getByText("Your password is changed.")).toBeVisible();
  await expect(here.page.getByRole("dialog")).toHaveCount(0);
});

test("a second factor is set up with a code of the app, and turned off with the password", async ({ person }) => {
  const admin = await person("org.admin");
  const { page } = admin;
  await signIn(admin, "/me/settings");
  await page.getByRole("button", { name: "Set it up" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Current password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  const secret = (await dialog.getByText(/^[A-Z2-7]{16,}$/).textContent()) ?? "";
  await dialog.getByRole("textbox", { name: "Code from the app" }).fill(codeOf(secret, Date.now()));
  await dialog.getByRole("button", { name: "Turn on" }).click();
  const codes = page.getByRole("alertdialog");
  await expect(codes.getByRole("listitem")).toHaveCount(10);
  await codes.getByRole("button", { name: "I have kept them" }).click();
  await expect(page.getByText("10 recovery codes left")).toBeVisible();

  await page.getByRole("button", { name: "Turn off" }).click();
  await dialog.getByLabel("Current password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Turn off" }).click();
  await expect(page.getByText("Second factor is off")).toBeVisible();
});

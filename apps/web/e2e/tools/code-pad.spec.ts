import {
  cutSockets,
  cuttable,
  editorOf,
  openPad,
  shownText,
  statusOf,
  storedText,
  untilShared,
} from "../support/pad.ts";
import { expect, test } from "../support/people.ts";

test("two people with the link edit one pad: text, cursors, name, language, reload and a lost network; nothing is lost or doubled (TL-P.4, TL-P.10, TL-P.16, TL-P.24, TL-P.110)", async ({
  person,
}) => {
  const [amelie, ben] = [await person("amelie"), await person("ben")];
  await amelie.page.goto("/pad");
  await expect(amelie.page).toHaveURL(/\/pad\/#[0-9A-Za-z]{6}$/);
  await expect(statusOf(amelie.page)).toHaveText("You are connected!");
  const address = amelie.page.url();
  const documentId = address.split("#")[1] ?? "";
  await openPad(ben.page, address);

  await test.step("an edit of one person reaches the other, emoji included, with cursor and name", async () => {
    await editorOf(amelie.page).pressSequentially("seat 😀\nhot");
    await expect.poll(() => shownText(ben.page)).toBe("seat 😀\nhot");
    await expect(ben.page.locator(".cm-pad-name")).toHaveText(/^Anonymous /);
    await editorOf(ben.page).press("Control+Home");
    await editorOf(ben.page).pressSequentially("the ");
    await expect.poll(() => shownText(amelie.page)).toBe("the seat 😀\nhot");
    await untilShared(ben.page);
    expect(await storedText(ben.page, documentId)).toBe("the seat 😀\nhot");
  });

  await test.step("a new name and a new language are there for both, and after a reload", async () => {
    await amelie.page.getByRole("button", { name: "Change your name and colour" }).click();
    await amelie.page.getByRole("textbox", { name: "Your name" }).fill("Amélie");
    await amelie.page.getByRole("button", { name: "Save" }).click();
    await expect(ben.page.getByRole("list", { name: "Here now" })).toContainText("Amélie");
    await amelie.page.getByRole("combobox", { name: /Language/ }).click();
    await amelie.page.getByRole("option", { name: "Python", exact: true }).click();
    await expect(ben.page.getByText("All users are now editing in Python.")).toBeVisible();
    await amelie.page.reload();
    await expect.poll(() => shownText(amelie.page)).toBe("the seat 😀\nhot");
    await expect(amelie.page.getByRole("list", { name: "Here now" })).toContainText("Amélie (you)");
    await expect(amelie.page.getByRole("combobox", { name: /Language/ })).toHaveText("Python");
  });

  await test.step("offline both write on; back again both texts are one", async () => {
    await amelie.context.setOffline(true);
    await expect(statusOf(amelie.page)).toHaveText("Connecting to the server...");
    await editorOf(amelie.page).press("Control+End");
    await editorOf(amelie.page).pressSequentially(" from Amélie");
    await expect(amelie.page.getByText("Your changes wait for the connection")).toBeVisible();
    const question = amelie.page.waitForEvent("dialog");
    await amelie.page.close({ runBeforeUnload: true });
    await (await question).dismiss();
    await editorOf(ben.page).press("Control+Home");
    await editorOf(ben.page).pressSequentially("Ben: ");
    await amelie.context.setOffline(false);
    const both = "Ben: the seat 😀\nhot from Amélie";
    await expect.poll(() => shownText(amelie.page)).toBe(both);
    await expect.poll(() => shownText(ben.page)).toBe(both);
    await untilShared(amelie.page);
    expect(await storedText(ben.page, documentId)).toBe(both);
  });

  await test.step("Tab indents; Escape, then Tab leaves the editor (TL-P.35)", async () => {
    const editor = editorOf(ben.page);
    await editor.press("Control+End");
    await editor.press("Tab");
    await expect(editor).toBeFocused();
    await editor.press("Escape");
    await ben.page.keyboard.press("Tab");
    await expect(editor).not.toBeFocused();
    await editor.press("Control+z");
    await expect.poll(() => shownText(ben.page)).toBe("Ben: the seat 😀\nhot from Amélie");
  });

  await test.step("a person who leaves is gone from the list", async () => {
    await ben.page.goto("about:blank");
    await expect(amelie.page.getByRole("list", { name: "Here now" }).getByRole("listitem")).toHaveCount(1);
  });

  await test.step("the link for reading shows the text and takes none (TL-P.62)", async () => {
    await amelie.page.getByRole("button", { name: "Editor settings and files" }).click();
    await amelie.page.getByRole("menuitem", { name: "Copy a link for reading" }).click();
    const link = await amelie.page.evaluate(() => navigator.clipboard.readText());
    expect(link).not.toContain(documentId);
    await openPad(ben.page, link);
    await expect(ben.page.getByText("You opened this pad for reading.", { exact: true })).toBeVisible();
    await expect(ben.page.getByText("Shared pad", { exact: true })).toBeVisible();
    await expect(ben.page.getByText(/^r-/)).toHaveCount(0);
    await expect(ben.page).toHaveTitle("Code pad · Hotseat");
    await editorOf(ben.page).focus();
    await ben.page.keyboard.type("no");
    await expect.poll(() => shownText(ben.page)).toBe("Ben: the seat 😀\nhot from Amélie");
  });
  expect([...amelie.problems, ...ben.problems]).toEqual([]);
});

test("an earlier link for reading opens no pad and asks for a new link (TL-P.63)", async ({ person }) => {
  const { page } = await person("ben");
  const opened: string[] = [];
  page.on("websocket", (socket) => opened.push(new URL(socket.url()).pathname));
  for (const address of ["/pad/?read#k3Xp9a", "/pad?read#k3Xp9a"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { name: "This link for reading is out of date" })).toBeVisible();
    await expect(editorOf(page)).toHaveCount(0);
  }
  expect(opened.filter((path) => path.includes("/api/socket/"))).toEqual([]);
});

test("after five failures the pad gives up, and keeps the text for copying (TL-P.7, TL-P.9)", async ({ person }) => {
  const { page, context } = await person("amelie");
  await cuttable(context);
  await page.goto("/pad/");
  await expect(statusOf(page)).toHaveText("You are connected!");
  await editorOf(page).pressSequentially("kept");
  await untilShared(page);
  await cutSockets(page, "for good");
  await expect(statusOf(page)).toHaveText("Disconnected, please refresh.");
  await expect(page.getByText("Please save your work and refresh the page.")).toBeVisible();
  await page.getByRole("button", { name: "Copy the text" }).first().click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe("kept");
});

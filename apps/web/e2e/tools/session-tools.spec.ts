import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { type Api, apiOf } from "../support/api.ts";
import {
  boardOf,
  type Drawn,
  draw,
  drawingArea,
  drawingTools,
  openBoard,
  replaySceneOf,
  sceneOf,
  seeTheSame,
  typesOf,
} from "../support/board.ts";
import { bothInCall } from "../support/call.ts";
import { cutSockets, cuttable, editorOf, linesOf, shownText } from "../support/pad.ts";
import { expect, type OpenPerson, type Person, signIn, test } from "../support/people.ts";
import { joinCall } from "../support/room-of-four.ts";

/** One pixel. */
const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const PICTURE = { name: "photo.png", mimeType: "image/png", buffer: Buffer.from(PNG, "base64") };

/** The chunks of the two widgets. */
const TOOL_CODE = /^(?:code-editor|code-pad|excalidraw|board-canvas|whiteboard)-/;

const DRAWN = ["arrow", "ellipse", "image", "rectangle", "rectangle"];

/** The text and the drawing at a time, in milliseconds since 1970. */
interface Moment {
  readonly at: number;
  readonly text: string;
  readonly scene: readonly Drawn[];
}

async function openCode({ page }: Person): Promise<void> {
  await page.getByRole("tab", { name: "Code" }).click();
  await expect(editorOf(page)).toBeVisible();
  // Before the pad is connected nobody may write.
  await expect(page.locator('[data-status="disconnected"]')).toHaveCount(0);
}

async function readTheSame(people: readonly Person[], text: string): Promise<void> {
  for (const { page } of people) await expect.poll(() => shownText(page)).toBe(text);
}

async function typeAtEnd({ page }: Person, text: string): Promise<void> {
  await editorOf(page).press("Control+End");
  await page.keyboard.type(text);
}

async function typeAtStart({ page }: Person, text: string): Promise<void> {
  await editorOf(page).press("Control+Home");
  await page.keyboard.type(text);
}

/** File names of the scripts that the page has fetched. */
const scriptsOf = ({ page }: Person): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname.split("/").at(-1) ?? "")
      .filter((name) => name.endsWith(".js")),
  );

/** Locks or unlocks the open tool. */
async function choose({ page }: Person, tool: string, item: "Lock" | "Unlock"): Promise<void> {
  await page.getByRole("button", { name: `What to do with ${tool}` }).click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
}

/** Clears the open tool. */
async function clear({ page }: Person, tool: string): Promise<void> {
  await page.getByRole("button", { name: `What to do with ${tool}` }).click();
  await page.getByRole("menuitem", { name: "Clear…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Clear", exact: true }).click();
}

/** The host, the candidate and an observer in a call; all agree to the replay, and the schedule runs. */
async function threeInCall(person: OpenPerson) {
  const open: OpenPerson = async (...details) => {
    const opened = await person(...details);
    await cuttable(opened.context);
    return opened;
  };
  const { host, candidate, api, id } = await bothInCall(open);
  const observer = await open("chiara");
  await signIn(observer);
  await apiOf(observer.context).post(`/interviews/sessions/${id}/join/`, { role: "observer", hot_seat: false });
  await joinCall(observer, id);
  for (const { context } of [host, candidate, observer])
    await apiOf(context).post(`/interviews/sessions/${id}/recording-consent/`, { agreed: true });
  await api.post(`/interviews/sessions/${id}/schedule/start/`, {});
  return { host, candidate, observer, api, id };
}

/** Waits until this person has the text and so many elements: a board that is opened again is empty until the server has sent it. Nothing changes before the next whole second of the session, which the replay's slider knows. */
async function momentOf(witness: Person, text: string, elements: number): Promise<Moment> {
  await expect.poll(() => typesOf(witness)).toHaveLength(elements);
  const scene = (await sceneOf(witness)) ?? [];
  await openCode(witness);
  await readTheSame([witness], text);
  const moment = { at: Date.now(), text, scene };
  await expect.poll(() => Date.now()).toBeGreaterThan(moment.at + 1000);
  return moment;
}

/** Leads the replay to a moment by its slider. */
async function seek(page: Page, startedAt: number, { at }: Moment): Promise<void> {
  const slider = page.getByRole("slider", { name: "Time in the session" });
  await slider.fill(String(Math.ceil((at - startedAt) / 1000) * 1000));
}

const codeShown = (page: Page) => linesOf(page.getByRole("textbox", { name: "Code at this moment" }));

/** Seeks each moment, and the first one again, and compares text and drawing with those that were recorded. */
async function expectSameMoments(api: Api, reader: Person, id: number, moments: readonly Moment[]): Promise<void> {
  const { page } = reader;
  const { session } = await api.get<{ session: { started_at: string } }>(`/interviews/sessions/${id}/replay/`);
  const startedAt = Date.parse(session.started_at);
  for (const moment of [...moments, ...moments.slice(0, 1)]) {
    await seek(page, startedAt, moment);
    await expect.poll(() => codeShown(page)).toBe(moment.text);
    await expect.poll(() => replaySceneOf(reader)).toEqual(moment.scene);
  }
}

test("two people and an observer code and draw, over a lock, a lost network and a reload; the replay shows three moments as they were (LS-2.22, LS-2.49, TL-R.1, TL-R.2, TL-R.3)", async ({
  person,
}) => {
  const { host, candidate, observer, api, id } = await threeInCall(person);
  const everybody = [host, candidate, observer];
  const moments: Moment[] = [];

  await test.step("the files fetched ahead have neither the editor nor Excalidraw (TL-P.64)", async () => {
    await expect.poll(async () => (await scriptsOf(host)).some((name) => name.startsWith("shortcuts-"))).toBe(true);
    expect((await scriptsOf(host)).filter((name) => TOOL_CODE.test(name))).toEqual([]);
    await openCode(host);
    await openBoard(host);
    expect((await scriptsOf(host)).filter((name) => TOOL_CODE.test(name))).not.toEqual([]);
  });

  await test.step("everybody reads the edits of both, and the observer writes nothing", async () => {
    for (const each of everybody) await openCode(each);
    await typeAtEnd(host, "# 😀 shifts");
    await readTheSame(everybody, "# 😀 shifts");
    await editorOf(candidate.page).press("Control+End");
    await candidate.page.keyboard.type("\nmerge");
    await readTheSame(everybody, "# 😀 shifts\nmerge");
    await expect(observer.page.getByText("You are observing: you can read, but not write.")).toBeVisible();
    await editorOf(observer.page).focus();
    await observer.page.keyboard.type("no");
    await typeAtEnd(host, "!");
    await readTheSame(everybody, "# 😀 shifts\nmerge!");
  });

  await test.step("both draw, the observer looks: the first moment", async () => {
    for (const each of everybody) await openBoard(each);
    await draw(host, "Rectangle", [80, 140], [200, 220]);
    await draw(candidate, "Ellipse", [80, 260], [200, 340]);
    await boardOf(host.page).locator('input[type=file][accept*="image/png"]').setInputFiles(PICTURE);
    await seeTheSame(everybody, ["rectangle", "ellipse", "image"]);
    moments.push(await momentOf(host, "# 😀 shifts\nmerge!", 3));
  });

  await test.step("a tool that the host clears from the panel is empty for all, and undo brings it back (TL-W.6)", async () => {
    await openBoard(host);
    await expect.poll(() => typesOf(host)).toHaveLength(3);
    await clear(host, "Whiteboard");
    await seeTheSame(everybody, []);
    await host.page.getByRole("toolbar", { name: "View" }).getByRole("button", { name: "Undo" }).click();
    await seeTheSame(everybody, ["rectangle", "ellipse", "image"]);
    await openCode(host);
    await openCode(candidate);
    await clear(host, "Code");
    await readTheSame([host, candidate], "");
    await editorOf(host.page).press("Control+z");
    await readTheSame([host, candidate], "# 😀 shifts\nmerge!");
  });

  await test.step("an element that the host moves by the arrow keys has its new place for all", async () => {
    for (const each of everybody) await openBoard(each);
    await seeTheSame(everybody, ["rectangle", "ellipse", "image"]);
    await drawingArea(host.page).focus();
    await host.page.keyboard.press("Control+a");
    for (const key of ["Shift+ArrowRight", "ArrowDown"]) await host.page.keyboard.press(key);
    const before = moments.at(-1)?.scene ?? [];
    const places = before.map(({ id, x, y }) => ({ id, x: x + 5, y: y + 1 }));
    const placesNow = async () => (await sceneOf(observer))?.map(({ id, x, y }) => ({ id, x, y }));
    await expect.poll(placesNow).toEqual(places);
    await seeTheSame(everybody, ["rectangle", "ellipse", "image"]);
  });

  await test.step("nobody else writes to a tool that the interviewer locks", async () => {
    await openCode(host);
    await openCode(candidate);
    await choose(host, "Code", "Lock");
    await expect(candidate.page.getByText("The host has locked this pad. You can read it.")).toBeVisible();
    await editorOf(candidate.page).focus();
    await candidate.page.keyboard.type("no");
    await typeAtEnd(host, " # mine");
    await openCode(observer);
    await readTheSame(everybody, "# 😀 shifts\nmerge! # mine");
    await choose(host, "Code", "Unlock");
    await expect(candidate.page.getByText("The host has locked this pad. You can read it.")).toHaveCount(0);
    await openBoard(host);
    moments.push(await momentOf(host, "# 😀 shifts\nmerge! # mine", 3));
  });

  await test.step("without a network the candidate writes and draws on; back again all have all of it", async () => {
    await candidate.context.setOffline(true);
    await cutSockets(candidate.page, "now");
    await expect(candidate.page.locator('[data-layout="compact"] [data-status]')).toHaveText(
      "Connecting to the server...",
    );
    // Five failures in a row, a second each, are the pad's end: nobody takes their time.
    await Promise.all([typeAtEnd(candidate, "\n# offline"), typeAtStart(host, "# host\n")]);
    await candidate.context.setOffline(false);
    await readTheSame(everybody, "# host\n# 😀 shifts\nmerge! # mine\n# offline");
    await openBoard(candidate);
    await expect.poll(() => typesOf(candidate)).toHaveLength(3);
    await expect(drawingTools(candidate.page).getByRole("button", { name: "Rectangle" })).toBeVisible();
    await candidate.context.setOffline(true);
    await draw(candidate, "Rectangle", [80, 380], [200, 440]);
    await openBoard(host);
    await draw(host, "Arrow", [230, 160], [320, 260]);
    await candidate.context.setOffline(false);
    await openBoard(observer);
    // Excalidraw counts on by itself where two elements have one place in the order; an observer has the server's versions all the same.
    await seeTheSame(everybody, DRAWN);
    for (const each of everybody) await openCode(each);
    await readTheSame(everybody, "# host\n# 😀 shifts\nmerge! # mine\n# offline");
  });

  await test.step("a reload changes nothing: the third moment", async () => {
    await candidate.page.reload();
    await openCode(candidate);
    await readTheSame(everybody, "# host\n# 😀 shifts\nmerge! # mine\n# offline");
    await openBoard(candidate);
    await expect.poll(() => typesOf(candidate)).toHaveLength(5);
    await openBoard(host);
    moments.push(await momentOf(host, "# host\n# 😀 shifts\nmerge! # mine\n# offline", DRAWN.length));
  });

  await test.step("after the end the page leads to the replay, which shows the three moments", async () => {
    await typeAtEnd(host, "\n# later");
    await readTheSame([host, observer], `${moments.at(-1)?.text}\n# later`);
    await api.post(`/interviews/sessions/${id}/end/`);
    await expect(host.page.getByRole("heading", { name: "This session is over" })).toBeVisible();
    await host.page.getByRole("link", { name: "See the replay" }).click();
    expect(new Set(moments.map(({ text }) => text)).size).toBe(3);
    expect(new Set(moments.map(({ scene }) => JSON.stringify(scene))).size).toBe(3);
    await expectSameMoments(api, host, id, moments);
    for (const kind of ["PNG", "SVG"]) {
      const download = host.page.waitForEvent("download");
      await host.page.getByRole("button", { name: "Download" }).click();
      await host.page.getByRole("menuitem", { name: `Whiteboard at the end as ${kind}` }).click();
      expect((await download).suggestedFilename()).toBe(`Whiteboard.${kind.toLowerCase()}`);
      if (kind === "SVG") expect(readFileSync(await (await download).path(), "utf8")).toContain(PNG);
    }
  });

  await test.step("once somebody takes the consent back, board and code stay to read and to download", async () => {
    await apiOf(candidate.context).post(`/interviews/sessions/${id}/recording-consent/`, { agreed: false });
    const { page } = observer;
    await page.goto(`/interviews/${id}/dashboard`);
    await page.getByRole("link", { name: "Board and code" }).click();
    await expect(page.getByRole("heading", { name: "There is no replay of this session" })).toBeVisible();
    await expect.poll(() => shownText(page)).toBe(`${moments.at(-1)?.text}\n# later`);
    await expect.poll(() => typesOf(observer)).toHaveLength(5);
    await page.getByRole("toolbar", { name: "Drawing tools" }).getByRole("button", { name: "More" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: "Download as PNG" }).click();
    expect((await download).suggestedFilename()).toBe("Whiteboard.png");
  });
  expect(everybody.flatMap(({ problems }) => problems)).toEqual([]);
});

import type { Page } from "@playwright/test";
import { apiOf } from "../support/api.ts";
import { bothInCall } from "../support/call.ts";
import { expect, type Person, signIn, test } from "../support/people.ts";
import { joinCall } from "../support/room-of-four.ts";

interface Drawn {
  id: string;
  type: string;
  version: number;
}

const board = (page: Page) => page.getByRole("region", { name: "Whiteboard", exact: true });
const drawingArea = (page: Page) => board(page).getByRole("application");
const tools = (page: Page) => board(page).getByRole("toolbar", { name: "Drawing tools" });

async function openBoard({ page }: Person): Promise<void> {
  await page.getByRole("tab", { name: "Whiteboard" }).click();
  await expect(drawingArea(page)).toBeVisible();
}

/** Chooses a tool and drags from one place to another, in pixels from the board's corner. */
async function draw({ page }: Person, tool: string, from: readonly [number, number], to: readonly [number, number]) {
  await tools(page).getByRole("button", { name: tool, exact: true }).click();
  const box = await drawingArea(page).boundingBox();
  if (!box) throw new Error("The board has no place on the page.");
  await page.mouse.move(box.x + from[0], box.y + from[1]);
  await page.mouse.down();
  await page.mouse.move(box.x + to[0], box.y + to[1], { steps: 4 });
  await page.mouse.up();
}

/** What is on somebody's board, as its host element tells (`wb:request-scene`, `wb:scene-change`). */
const sceneOf = ({ page }: Person): Promise<Drawn[]> =>
  board(page).evaluate(
    (host) =>
      new Promise<Drawn[]>((resolve) => {
        const tell = (event: Event) => {
          const { elements } = (event as CustomEvent<{ scene: { elements: (Drawn & { isDeleted: boolean })[] } }>)
            .detail.scene;
          resolve(
            elements
              .filter(({ isDeleted }) => !isDeleted)
              .map(({ id, type, version }) => ({ id, type, version }))
              .sort((one, other) => one.id.localeCompare(other.id)),
          );
        };
        host.addEventListener("wb:scene-change", tell, { once: true });
        host.dispatchEvent(new CustomEvent("wb:request-scene"));
      }),
  );

const typesOf = async (person: Person) => (await sceneOf(person)).map(({ type }) => type).sort();

async function seeTheSame(people: readonly Person[], types: readonly string[]): Promise<void> {
  for (const each of people) await expect.poll(() => typesOf(each)).toEqual([...types].sort());
  const [first, ...others] = people as [Person, ...Person[]];
  // Both read again each time: a last stroke may still be on its way to either.
  const isSame = async (other: Person) => JSON.stringify(await sceneOf(first)) === JSON.stringify(await sceneOf(other));
  for (const each of others) await expect.poll(() => isSame(each)).toBe(true);
}

/** Notes each address on another host that a page asks for. */
function noteOutside({ page, context }: Person): string[] {
  const asked: string[] = [];
  context.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && hostname !== new URL(page.url()).hostname) asked.push(request.url());
  });
  return asked;
}

test("two people draw while an observer looks, over a reload and a lost network, and the observer downloads the drawing (LS-2.49)", async ({
  person,
}) => {
  const { host, candidate, api, id } = await bothInCall(person);
  const observer = await person("chiara");
  await signIn(observer);
  await apiOf(observer.context).post(`/interviews/sessions/${id}/join/`, { role: "observer", hot_seat: false });
  await joinCall(observer, id);
  const everybody = [host, candidate, observer];
  const outside = everybody.map(noteOutside);
  await api.post(`/interviews/sessions/${id}/schedule/start/`, {});
  for (const each of everybody) await openBoard(each);

  await draw(host, "Rectangle", [80, 140], [200, 220]);
  await draw(candidate, "Ellipse", [80, 260], [200, 340]);
  await seeTheSame(everybody, ["rectangle", "ellipse"]);

  await expect(board(observer.page)).toContainText("you see the board and do not draw");
  await expect(tools(observer.page).getByRole("button", { name: "Rectangle" })).toHaveCount(0);

  await candidate.context.setOffline(true);
  await expect(board(candidate.page)).toContainText("You are offline");
  await draw(candidate, "Rectangle", [80, 380], [200, 440]);
  await draw(host, "Arrow", [230, 160], [320, 260]);
  await seeTheSame([host, observer], ["rectangle", "ellipse", "arrow"]);
  await candidate.context.setOffline(false);
  await seeTheSame(everybody, ["rectangle", "rectangle", "ellipse", "arrow"]);

  await candidate.page.reload();
  await openBoard(candidate);
  await seeTheSame([candidate, host], ["rectangle", "rectangle", "ellipse", "arrow"]);

  // Who only looks may keep the drawing.
  for (const kind of ["PNG", "SVG"]) {
    await tools(observer.page).getByRole("button", { name: "More" }).click();
    const download = observer.page.waitForEvent("download");
    await observer.page.getByRole("menuitem", { name: `Download as ${kind}` }).click();
    expect((await download).suggestedFilename()).toBe(`whiteboard.${kind.toLowerCase()}`);
  }
  expect(outside.flat()).toEqual([]);
});

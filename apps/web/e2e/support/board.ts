import type { Page } from "@playwright/test";
import { expect, type Person } from "./people.ts";

/** An element of a drawing, with its place in the drawing's own coordinates. */
export interface Drawn {
  id: string;
  type: string;
  version: number;
  x: number;
  y: number;
  /** Of an arrow, from its own place. */
  points?: [number, number][];
}

type Held = Drawn & { isDeleted: boolean };

/** The fields that tests compare, sorted by id: two drawings are equal whatever the order of their elements. */
const drawnOf = (held: readonly Held[]): Drawn[] =>
  held
    .filter(({ isDeleted }) => !isDeleted)
    .map(({ id, type, version, x, y, points }) => ({ id, type, version, x, y, ...(points && { points }) }))
    .sort((one, other) => one.id.localeCompare(other.id));

export const boardOf = (page: Page) => page.getByRole("region", { name: "Whiteboard", exact: true });
export const drawingArea = (page: Page) => boardOf(page).getByRole("application");
export const drawingTools = (page: Page) => boardOf(page).getByRole("toolbar", { name: "Drawing tools" });

export async function openBoard({ page }: Person): Promise<void> {
  await page.getByRole("tab", { name: "Whiteboard" }).click();
  await expect(drawingArea(page)).toBeVisible();
}

/** Chooses a tool and drags from one place to another, in pixels from the board's corner. */
export async function draw(
  { page }: Person,
  tool: string,
  from: readonly [number, number],
  to: readonly [number, number],
) {
  await drawingTools(page).getByRole("button", { name: tool, exact: true }).click();
  const box = await drawingArea(page).boundingBox();
  if (!box) throw new Error("The board has no place on the page.");
  if (Math.max(from[0], to[0]) > box.width || Math.max(from[1], to[1]) > box.height)
    throw new Error(`A stroke from ${from} to ${to} leaves a board of ${box.width} × ${box.height}.`);
  await page.mouse.move(box.x + from[0], box.y + from[1]);
  await page.mouse.down();
  await page.mouse.move(box.x + to[0], box.y + to[1], { steps: 4 });
  await page.mouse.up();
}

/**
 * Content of a person's board, as its host element gives it (`wb:request-scene`, `wb:scene-change`). The element replies within
 * the event; null for one whose board is not attached yet.
 */
export async function sceneOf({ page }: Person): Promise<Drawn[] | null> {
  const held = await boardOf(page).evaluate((host) => {
    let elements: Held[] | null = null;
    const read = (event: Event) => {
      elements = (event as CustomEvent<{ scene: { elements: Held[] } }>).detail.scene.elements;
    };
    host.addEventListener("wb:scene-change", read);
    host.dispatchEvent(new CustomEvent("wb:request-scene"));
    host.removeEventListener("wb:scene-change", read);
    return elements as Held[] | null;
  });
  return held && drawnOf(held);
}

/** The part of Excalidraw's component, and of React's record of it, that `replaySceneOf` reads. */
interface Fiber {
  readonly return: Fiber | null;
  readonly stateNode: { scene?: { getElementsIncludingDeleted(): readonly Held[] } } | null;
}

/** Content of a replay's board, which sends no events: as Excalidraw itself holds it, found by React's record of its element. */
export async function replaySceneOf({ page }: Person): Promise<Drawn[]> {
  const held = await page.getByRole("application", { name: "Whiteboard at this moment" }).evaluate((element) => {
    const key = Object.keys(element).find((name) => name.startsWith("__reactFiber$")) ?? "";
    let fiber = (element as unknown as Record<string, Fiber | undefined>)[key] ?? null;
    while (fiber && !fiber.stateNode?.scene) fiber = fiber.return;
    if (!fiber?.stateNode?.scene) throw new Error("Excalidraw has no scene.");
    return fiber.stateNode.scene.getElementsIncludingDeleted();
  });
  return drawnOf(held);
}

export const typesOf = async (person: Person) => (await sceneOf(person))?.map(({ type }) => type).sort() ?? null;

/** Waits until everybody has the same drawing, of these types. */
export async function seeTheSame(people: readonly Person[], types: readonly string[]): Promise<void> {
  for (const each of people)
    await expect.poll(() => typesOf(each), `the drawing of ${each.name}`).toEqual([...types].sort());
  const [first, ...others] = people as [Person, ...Person[]];
  // Both are read again each time: a last stroke may still be on its way to either.
  const differences = async (other: Person) => {
    const [mine, theirs] = [await sceneOf(first), await sceneOf(other)].map((scene) =>
      scene?.map((one) => JSON.stringify(one)),
    );
    return {
      mine: mine?.filter((one) => !theirs?.includes(one)),
      theirs: theirs?.filter((one) => !mine?.includes(one)),
    };
  };
  for (const each of others) await expect.poll(() => differences(each)).toEqual({ mine: [], theirs: [] });
}

/** Notes each address on another host that a page asks for. */
export function noteOutside({ page, context }: Person): string[] {
  const asked: string[] = [];
  context.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && hostname !== new URL(page.url()).hostname) asked.push(request.url());
  });
  return asked;
}

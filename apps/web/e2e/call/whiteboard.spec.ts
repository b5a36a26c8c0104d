import { apiOf } from "../support/api.ts";
import { boardOf, draw, drawingTools, noteOutside, openBoard, seeTheSame } from "../support/board.ts";
import { bothInCall, loseCall } from "../support/call.ts";
import { expect, signIn, test } from "../support/people.ts";
import { joinCall } from "../support/room-of-four.ts";

/** Strokes of each person while both are offline; `npm run test:boards` draws for a minute. */
const STROKES_OFFLINE = 4;

test("two people draw while an observer looks, over a lost network and a reload, and the observer downloads the drawing (LS-2.49, TL-W.16)", async ({
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

  await expect(boardOf(observer.page)).toContainText("you see the board and do not draw");
  await expect(drawingTools(observer.page).getByRole("button", { name: "Rectangle" })).toHaveCount(0);

  // Offline, without each other, after the dialog about the lost call: it would cover the board at some moment.
  await Promise.all([host, candidate].map(loseCall));
  await expect(boardOf(candidate.page)).toContainText("You are offline");
  for (let stroke = 0; stroke < STROKES_OFFLINE; stroke += 1) {
    const y = 140 + stroke * 20;
    await draw(host, "Ellipse", [360, y], [390, y + 12]);
    await draw(candidate, "Rectangle", [300, y], [330, y + 12]);
  }
  const drawn = (type: string) => Array<string>(STROKES_OFFLINE).fill(type);
  await seeTheSame([host], ["rectangle", "ellipse", ...drawn("ellipse")]);
  await seeTheSame([candidate], ["rectangle", "ellipse", ...drawn("rectangle")]);
  await host.context.setOffline(false);
  await seeTheSame([host, observer], ["rectangle", "ellipse", ...drawn("ellipse")]);
  await candidate.context.setOffline(false);
  await seeTheSame(everybody, ["rectangle", "ellipse", ...drawn("ellipse"), ...drawn("rectangle")]);

  await draw(host, "Arrow", [230, 160], [320, 260]);
  const all = ["rectangle", "ellipse", "arrow", ...drawn("ellipse"), ...drawn("rectangle")];
  await seeTheSame(everybody, all);
  await candidate.page.reload();
  await openBoard(candidate);
  await seeTheSame([candidate, host], all);

  // An observer may keep the drawing.
  for (const kind of ["PNG", "SVG"]) {
    await drawingTools(observer.page).getByRole("button", { name: "More" }).click();
    const download = observer.page.waitForEvent("download");
    await observer.page.getByRole("menuitem", { name: `Download as ${kind}` }).click();
    expect((await download).suggestedFilename()).toBe(`Whiteboard.${kind.toLowerCase()}`);
  }
  expect(outside.flat()).toEqual([]);
});

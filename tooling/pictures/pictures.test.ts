import { expect, it } from "vitest";
import { MOST_BYTES, pictureFaults, shownPictures } from "./find-pictures.ts";

it("shownPictures finds the pictures of documents at the root and below docs", () => {
  const texts = [
    "![Home](docs/pictures/home-1440-light.webp)",
    "![Call](../pictures/live-390-dark.webp)",
    "no picture",
  ];
  expect(shownPictures(texts)).toEqual(["home-1440-light", "live-390-dark"]);
});

it.each([
  ["a picture that is shown and missing", ["home"], [], ["home.webp is shown and missing"]],
  ["a picture that is shown nowhere", [], [{ file: "home.webp", bytes: 1 }], ["home.webp is shown nowhere"]],
  ["a picture of another kind", [], [{ file: "home.png", bytes: 1 }], ["home.png is shown nowhere"]],
  [
    "pictures that weigh too much",
    ["home"],
    [{ file: "home.webp", bytes: MOST_BYTES + 1 }],
    [`together they weigh ${MOST_BYTES + 1} bytes, at most ${MOST_BYTES} are allowed`],
  ],
  ["nothing where all is well", ["home"], [{ file: "home.webp", bytes: 1 }], []],
])("pictureFaults reports %s", (_what, shown, kept, faults) => {
  expect(pictureFaults(shown, kept)).toEqual(faults);
});

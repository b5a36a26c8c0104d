import { expect, it } from "vitest";
import { seeded } from "./testing";

it("seeded gives the numbers of mulberry32: the same for a seed, others for another one", () => {
  const draw = (seed: number) => Array.from({ length: 3 }, seeded(seed));
  expect(draw(1)).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522]);
  expect(draw(1)).toEqual(draw(1));
  expect(draw(2)).not.toEqual(draw(1));
});

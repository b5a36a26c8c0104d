import { colours } from "./colours";
import { depths, elevations, motion, picture, radii, space } from "./measures";
import { fonts, type, weights } from "./typography";

/** Every token of the design system, by meaning. Plain data: `make-values` turns it into one set per appearance. */
export const tokens = {
  color: colours,
  space,
  radius: radii,
  shadow: elevations,
  depth: depths,
  motion,
  picture,
  type,
  weight: weights,
  font: fonts,
} as const;

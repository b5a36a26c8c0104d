import { below, vars } from "@hotseat/ui/tokens";

/** Width of the page's content, with its margins. */
export const WIDTH = `calc(1168px + 2 * ${vars.space[24]})`;

/** The content's column. */
export const inColumn = {
  maxWidth: WIDTH,
  marginInline: "auto",
  paddingInline: vars.space[24],
  "@media": { [below.tablet]: { paddingInline: vars.space[20] } },
} as const;

import { below, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

export const stage = widgetStyle({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  gap: vars.space[8],
  minWidth: 0,
  height: "100%",
  isolation: "isolate",
  color: vars.color.text,
  fontFamily: vars.font.text,
});

/** The large tile with what lies over it, or the card in its place. */
export const place = widgetStyle({
  position: "relative",
  display: "flex",
  flex: 1,
  flexDirection: "column",
  gap: vars.space[8],
  minHeight: 0,
});

export const cause = widgetStyle({ display: "block", marginTop: vars.space[8], overflowWrap: "anywhere" });

/** Leaves the label of the tile free; what is under it can be pressed where nothing lies on it. */
export const overlay = widgetStyle({
  position: "absolute",
  inset: `${vars.space[12]} ${vars.space[12]} 52px`,
  zIndex: vars.depth.featured,
  pointerEvents: "none",
  "@media": {
    // Under the picture: over one this narrow it would lie on the speaker's face.
    [below.tablet]: { position: "static", display: "flex", flex: "none", flexDirection: "column", maxHeight: "45%" },
  },
});

export const thumbnails = widgetStyle({
  display: "flex",
  flex: "none",
  flexWrap: "wrap",
  gap: vars.space[8],
  maxHeight: "240px",
  overflowY: "auto",
  // Room for the ring of somebody who speaks, inside the scrolling box.
  padding: vars.space[4],
  margin: `calc(-1 * ${vars.space[4]})`,
  selectors: {
    // A column beside the workspace; all the height there is.
    [`${stage}[data-size="tiles"] &`]: { flex: 1, flexWrap: "nowrap", flexDirection: "column", maxHeight: "none" },
    [`${stage}[data-size="strip"] &`]: {
      position: "absolute",
      top: vars.space[8],
      right: vars.space[8],
      zIndex: vars.depth.tileLabel,
    },
  },
});
export const card = widgetStyle({
  position: "relative",
  display: "grid",
  flex: 1,
  placeItems: "center",
  minHeight: 0,
  padding: vars.space[16],
  overflow: "auto",
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.card,
});
export const preparing = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[12],
  color: vars.color.muted,
  ...typeStep("base"),
});
export const sound = widgetStyle({
  position: "absolute",
  top: vars.space[12],
  right: vars.space[12],
  zIndex: vars.depth.featured,
  "@media": { [below.tablet]: { top: "auto", bottom: vars.space[12] } },
});

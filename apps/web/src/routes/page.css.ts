import { appStyle, below, typeStep, vars } from "@hotseat/ui/tokens";
import { keyframes } from "@vanilla-extract/css";

/** Whatever a page stacks stays below dialogs and menus. */
export const app = appStyle({ isolation: "isolate" });

export const page = appStyle({
  display: "flex",
  flexDirection: "column",
  minHeight: "100vh",
  background: vars.color.canvas,
});
export const surface = appStyle({ background: vars.color.surface });
export const main = appStyle({ flex: 1, display: "flex", flexDirection: "column", outline: "none" });
/** A page that scrolls inside only. */
export const wholeWindow = appStyle({ height: "100dvh", outline: "none" });
export const session = appStyle({ outline: "none", minHeight: "100vh" });

export const signIn = appStyle({
  display: "flex",
  flexDirection: "column",
  minHeight: "100vh",
  background: `radial-gradient(900px 520px at 50% 34%, ${vars.color.accent.soft}, transparent 70%), ${vars.color.canvas}`,
});
export const signInBody = appStyle({
  flex: 1,
  display: "grid",
  placeContent: "center",
  gridTemplateColumns: "minmax(0, 1fr)",
  outline: "none",
});

export const footer = appStyle({
  display: "flex",
  justifyContent: "center",
  gap: vars.space[20],
  padding: vars.space[20],
  ...typeStep("small"),
});

/** As wide as the listing under it; nothing where it is empty. */
export const overListing = appStyle({
  boxSizing: "border-box",
  width: "100%",
  maxWidth: `calc(1072px + 2 * ${vars.space[24]})`,
  margin: "0 auto",
  padding: `28px ${vars.space[24]} 0`,
  selectors: { "&:empty": { display: "none" } },
  "@media": { [below.tablet]: { padding: `${vars.space[16]} ${vars.space[16]} 0` } },
});

/** A report: with margins, as wide as its own content allows. */
export const report = appStyle({
  width: "100%",
  boxSizing: "border-box",
  maxWidth: `calc(1200px + 2 * ${vars.space[24]})`,
  margin: "0 auto",
  padding: `28px ${vars.space[24]} ${vars.space[64]}`,
  "@media": { [below.tablet]: { padding: `${vars.space[16]} ${vars.space[16]} ${vars.space[48]}` } },
});

export const centred = appStyle({
  flex: 1,
  display: "grid",
  placeContent: "center",
  minHeight: "60vh",
  padding: vars.space[24],
});
/** One text or form, at a good reading width. */
export const column = appStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[16],
  boxSizing: "border-box",
  width: "100%",
  maxWidth: `calc(640px + 2 * ${vars.space[24]})`,
  margin: "0 auto",
  padding: `28px ${vars.space[24]} ${vars.space[64]}`,
  "@media": { [below.tablet]: { padding: `${vars.space[16]} ${vars.space[16]} ${vars.space[48]}` } },
});
export const heading = appStyle({ display: "grid", gap: vars.space[4] });
export const wayBack = appStyle({ justifySelf: "start" });

const appear = keyframes({ from: { opacity: 0 } });
/** A text about waiting appears late, so that a page that comes at once does not flash it. */
export const delayed = appStyle({ animation: `${appear} 1ms 150ms backwards` });
/** A page without a bar above it. */
export const alone = appStyle({ boxSizing: "border-box", minHeight: "100vh" });
export const narrow = appStyle({ maxWidth: "480px" });

/** A short message in the middle of the window, a little above its centre, where the eye looks first. */
export const lost = appStyle({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space[8],
  maxWidth: "480px",
  paddingBottom: vars.space[64],
  textAlign: "center",
  textWrap: "balance",
});

export const ways = appStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: vars.space[8],
  marginTop: vars.space[8],
});

/** The bar of a session that is over. */
export const endBar = appStyle({
  display: "flex",
  flex: "none",
  alignItems: "center",
  gap: vars.space[12],
  minHeight: "56px",
  boxSizing: "border-box",
  paddingInline: vars.space[24],
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  color: vars.color.text,
  ...typeStep("base"),
  "@media": { [below.tablet]: { paddingInline: vars.space[12] } },
});
export const endTitle = appStyle({
  minWidth: 0,
  paddingInlineStart: vars.space[12],
  borderInlineStart: `1px solid ${vars.color.line}`,
  overflowWrap: "anywhere",
});
export const skip = appStyle({
  position: "absolute",
  insetInlineStart: vars.space[16],
  top: vars.space[8],
  zIndex: vars.depth.dialog,
  padding: `${vars.space[8]} ${vars.space[12]}`,
  borderRadius: vars.radius.field,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.float,
  ...typeStep("base"),
  clipPath: "inset(50%)",
  selectors: { "&:focus": { clipPath: "none" } },
});
/** Links to other pages, side by side. */
export const links = appStyle({ display: "flex", flexWrap: "wrap", gap: `${vars.space[4]} ${vars.space[20]}` });
/** The replay: as wide as the window, as high at least; its bar reaches the edges. */
export const replay = appStyle({
  display: "flex",
  flex: 1,
  flexDirection: "column",
  boxSizing: "border-box",
  width: "100%",
  minHeight: "100dvh",
  outline: "none",
});

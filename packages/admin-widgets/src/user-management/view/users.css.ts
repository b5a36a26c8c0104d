import { below, vars, widgetStyle } from "@hotseat/ui/tokens";

/** The line of headers; a narrow screen keeps the box that selects the page. */
export const head = widgetStyle({ "@media": { [below.tablet]: { display: "flex", padding: `0 ${vars.space[16]}` } } });
export const checkHeader = widgetStyle({
  width: "44px",
  paddingInlineEnd: 0,
  "@media": { [below.tablet]: { display: "flex", alignItems: "center", width: "auto", padding: 0 } },
});
export const checkCell = widgetStyle({
  paddingInlineEnd: 0,
  "@media": { [below.tablet]: { padding: 0 } },
});
/** The cell that has the card's first line beside its selection: no other value breaks a name or an address. */
export const nameCell = widgetStyle({
  "@media": { [below.tablet]: { padding: 0, flex: "1 1 calc(100% - 40px)", minWidth: 0 } },
});
/** Names a value of a card, which has no column. */
export const cardLabel = widgetStyle({ display: "none", "@media": { [below.tablet]: { display: "inline" } } });

import { vars, widgetStyle } from "@hotseat/ui/tokens";

export const track = widgetStyle({
  display: "block",
  flex: 1,
  overflow: "hidden",
  borderRadius: vars.radius.full,
  background: vars.color.line,
  selectors: { '&[data-size="thin"]': { height: "4px" }, '&[data-size="thick"]': { height: "6px" } },
});

export const fill = widgetStyle({
  display: "block",
  height: "100%",
  borderRadius: "inherit",
  background: vars.color.accent.solid,
  selectors: {
    '[data-state="expiring"] > &': { background: vars.color.status.amber.mark },
    '[data-state="over"] > &': { background: vars.color.status.red.mark },
    '[data-state="paused"] > &, [data-state="hold"] > &': { background: vars.color.accent.past },
  },
});

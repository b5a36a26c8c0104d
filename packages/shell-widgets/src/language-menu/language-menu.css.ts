import { below, widgetStyle } from "@hotseat/ui/tokens";

export const trigger = widgetStyle({ margin: 0 });

export const name = widgetStyle({
  selectors: { '&[data-size="compact"]': { "@media": { [below.tablet]: { display: "none" } } } },
});

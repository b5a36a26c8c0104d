import { componentStyle } from "../../styles/layered-style";

export const control = componentStyle({
  selectors: { "&[data-wide]": { width: "100%" } },
});

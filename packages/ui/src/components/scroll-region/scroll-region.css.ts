import { componentStyle } from "../../styles/layered-style";
import { focusRing } from "../../styles/mixins";

export const region = componentStyle({ overflow: "auto", selectors: { "&:focus-visible": focusRing } });

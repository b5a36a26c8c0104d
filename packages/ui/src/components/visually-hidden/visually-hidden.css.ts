import { componentStyle } from "../../styles/layered-style";
import { visuallyHidden } from "../../styles/mixins";

export const hidden = componentStyle(visuallyHidden);

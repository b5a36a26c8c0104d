import { componentStyle } from "../../styles/layered-style";
import { vars } from "../../tokens/contract.css";

export const card = componentStyle({
  margin: 0,
  borderRadius: vars.radius.card,
  minWidth: 0,
  selectors: {
    '&[data-look="card"]': { background: vars.color.surface, boxShadow: vars.shadow.card },
    '&[data-look="float"]': { background: vars.color.raised, boxShadow: vars.shadow.float },
    '&[data-look="quiet"]': { background: vars.color.fillQuiet },
    '&[data-padding="none"]': { padding: 0 },
    '&[data-padding="small"]': { padding: vars.space[16] },
    '&[data-padding="normal"]': { padding: vars.space[20] },
    '&[data-padding="large"]': { padding: vars.space[24] },
  },
});

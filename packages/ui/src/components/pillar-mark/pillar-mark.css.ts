import { componentStyle } from "../../styles/layered-style";
import { vars } from "../../tokens/contract.css";

const { pillar } = vars.color;

export const mark = componentStyle({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  borderRadius: vars.radius.tool,
  selectors: {
    '&[data-pillar="expertise"]': { background: pillar.expertise.tile, color: pillar.expertise.icon },
    '&[data-pillar="agility"]': { background: pillar.agility.tile, color: pillar.agility.icon },
    '&[data-pillar="collaboration"]': { background: pillar.collaboration.tile, color: pillar.collaboration.icon },
    '&[data-pillar="leadership"]': { background: pillar.leadership.tile, color: pillar.leadership.icon },
    '&[data-pillar="innovation"]': { background: pillar.innovation.tile, color: pillar.innovation.icon },
  },
});

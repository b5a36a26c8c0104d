export { PILLARS, PillarMark, type PillarMarkProps, type PillarName, pillarIcons } from "./pillar-mark";

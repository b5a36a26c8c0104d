export { Radar, type RadarAxis, RadarKey, type RadarProps } from "./radar";

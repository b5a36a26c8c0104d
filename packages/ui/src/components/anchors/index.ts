export { Anchors, type AnchorsProps } from "./anchors";

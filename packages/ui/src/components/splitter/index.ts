export { Splitter, type SplitterProps } from "./splitter";

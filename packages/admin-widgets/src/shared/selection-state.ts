/** Returns the state of the box that selects every row. */
export function selectionState(count: number, selected: number): boolean | "indeterminate" {
  if (selected === 0) return false;
  return selected >= count ? true : "indeterminate";
}

/** Whether the focus went with something that is gone, in the window that this is in: then it is where the page begins. */
export function isFocusLost(place: Element | null): boolean {
  if (!place) return false;
  const { activeElement, body } = place.ownerDocument;
  return activeElement === null || activeElement === body;
}

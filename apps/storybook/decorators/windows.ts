/** A wide window, a tablet and a phone. */
export const WINDOWS = {
  wide: { name: "Wide", styles: { width: "1440px", height: "900px" }, type: "desktop" },
  tablet: { name: "Tablet", styles: { width: "900px", height: "700px" }, type: "tablet" },
  phone: { name: "Phone", styles: { width: "390px", height: "844px" }, type: "mobile" },
} as const;

import { type ComponentType, lazy, useState } from "react";

let loaded: ComponentType | null = null;

/** Loads the dashboard's code before its first use. */
export async function loadDashboard(): Promise<{ default: ComponentType }> {
  const page = await import("./dashboard-page");
  loaded = page.default;
  return page;
}

const Fetched = lazy(loadDashboard);

/** The dashboard, drawn at once where its code is loaded already: `lazy` alone would draw the fallback once more. */
export function Dashboard() {
  const [Page] = useState(() => loaded ?? Fetched);
  return <Page />;
}

import "./layers.css";
import "@hotseat/ui/styles.css";
import "@hotseat/session-widgets/styles.css";
import { createClient } from "@hotseat/api-client";
import { HotseatProvider } from "@hotseat/react";
import { EvaluationPanel } from "@hotseat/session-widgets/evaluation-panel";
import { HotseatTheme, Toaster } from "@hotseat/ui/theme";
import { lazy, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { Bar } from "./bar";
import { Bell } from "./bell";
import { Tools } from "./tools";

/** The editor is large; only the page that shows it loads it. */
const ImportPeople = lazy(async () => ({ default: (await import("./import-people")).ImportPeople }));

/** The practice; `?tools` is the board and the pad, `?import` has the import of people below. */
function Page({ sessionId }: { readonly sessionId: number }) {
  if (location.search.includes("tools")) return <Tools sessionId={sessionId} />;
  return (
    <>
      <EvaluationPanel sessionId={sessionId} />
      <Bar sessionId={sessionId} />
      {location.search.includes("import") ? (
        <Suspense>
          <ImportPeople onClose={() => location.assign("/")} />
        </Suspense>
      ) : null}
    </>
  );
}

interface PartnerSettings {
  readonly hotseatUrl: string;
  readonly sessionId: number;
}

/** Responses of this site's own server (server.mjs). */
async function ask<T>(path: string): Promise<T> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} failed with status ${response.status}`);
  return response.json() as Promise<T>;
}

/** `?plain` leaves the house style out, to see what it does to the widgets. */
async function loadHouseStyle(): Promise<void> {
  if (location.search.includes("plain")) return;
  await import("./reset.css");
  await import("./house-style.css");
}

const { hotseatUrl, sessionId } = await ask<PartnerSettings>("/settings.json");
await loadHouseStyle();

const client = createClient({
  baseUrl: hotseatUrl,
  getAccessToken: async () => (await ask<{ token: string }>("/hotseat-token")).token,
});

createRoot(document.getElementById("root") as HTMLElement).render(
  <HotseatProvider client={client} language="en">
    <h1>Career Corner</h1>
    <p>
      Practise with your peers. <button type="button">Our own button</button>
    </p>
    <Bell sessionId={sessionId} />
    <HotseatTheme appearance="light" background={false}>
      <Page sessionId={sessionId} />
      <Toaster labels={{ region: "Notifications of the practice", close: "Close" }} />
    </HotseatTheme>
  </HotseatProvider>,
);

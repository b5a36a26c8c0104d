// @vitest-environment jsdom
import { createClient } from "@hotseat/api-client";
import { meQuery } from "@hotseat/api-client/queries";
import { HotseatProvider } from "@hotseat/react";
import { HotseatTheme } from "@hotseat/ui/theme";
import { QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import en from "../locales/en.json";
import { AdminFrame } from "./admin-frame";
import { BatchCsvEditor } from "./batch-csv-editor";
import { UserManagement } from "./user-management";

const scope = { kind: "platform" } as const;
const me = { keycloak_id: 1, admin_level: "institution", organisation: null, institution: { id: 7, name: "Rivelac" } };
const ownScope = { kind: "institution", id: 7 } as const;
const noToken = () => "";
const editor = (importId: number | null = null) => (
  <BatchCsvEditor scope={ownScope} importId={importId} onClose={() => {}} />
);

beforeEach(() => vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false })));
afterEach(() => {
  leave?.();
  vi.unstubAllGlobals();
});
let leave: (() => void) | undefined;

interface Page {
  getAccessToken: () => string;
  /** By default every call is left without a response. */
  respond?: () => Promise<Response>;
  /** Without it the person is to be fetched. */
  isKnown?: boolean;
}

/** Shows a widget in a page and returns the page. */
function show(ui: ReactNode, { getAccessToken, respond, isKnown = false }: Page): HTMLElement {
  const client = createClient({
    baseUrl: "http://api.test",
    getAccessToken,
    fetch: respond ?? (() => new Promise<Response>(() => {})),
  });
  const queryClient = new QueryClient();
  if (isKnown) queryClient.setQueryData(meQuery(client).queryKey as never, me as never);
  const page = document.createElement("div");
  const root = createRoot(page);
  leave = () => root.unmount();
  root.render(
    <HotseatProvider client={client} queryClient={queryClient} language="en">
      <HotseatTheme>{ui}</HotseatTheme>
    </HotseatProvider>,
  );
  return page;
}

/** Waits for a failure and returns its texts. */
const failureOf = (page: HTMLElement) =>
  vi.waitFor(() => {
    const texts = page.querySelector("[role=alert]")?.textContent;
    if (!texts) throw new Error("The page shows no failure.");
    return texts;
  });

it.each([
  [
    "AdminFrame",
    <AdminFrame key="frame" path="/0/admin" place="platform">
      Users
    </AdminFrame>,
  ],
  ["UserManagement", <UserManagement key="users" scope={scope} search="" onSearchChange={() => {}} />],
  ["BatchCsvEditor", editor()],
])("%s, when the page gets no access token: says so, and a press requests another token", async (_name, widget) => {
  const getAccessToken = vi.fn(noToken);
  const page = show(widget, { getAccessToken });
  expect(await failureOf(page)).toBe(`${en.failed.title}${en.problem.accessToken}${en.retry}`);
  const before = getAccessToken.mock.calls.length;
  page.querySelector("button")?.click();
  await vi.waitFor(() => expect(getAccessToken.mock.calls.length).toBeGreaterThan(before));
});

it("BatchCsvEditor, when the imports fail without an access token: does not say that the scope is gone", async () => {
  const page = show(editor(), { getAccessToken: noToken, isKnown: true });
  expect(await failureOf(page)).toBe(`${en.failed.title}${en.problem.accessToken}${en.retry}`);
});

it.each([
  ["does not exist", "batch_not_found", 404, en.problem.not_found],
  ["is refused", "permission_denied", 403, "Not for you."],
])("ShownImport, when the import %s: says why", async (_title, code, status, reason) => {
  const respond = async (request: Request) =>
    request.url.includes("118")
      ? Response.json({ code, detail: "Not for you." }, { status })
      : Response.json({ results: [] });
  const page = show(editor(118), { getAccessToken: () => "token", isKnown: true, respond: respond as never });
  expect(await failureOf(page)).toBe(`${en.failed.title}${reason}${en.retry}`);
});

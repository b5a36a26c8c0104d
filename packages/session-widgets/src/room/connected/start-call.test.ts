import { createClient } from "@hotseat/api-client";
import { createInstance } from "i18next";
import { expect, it, vi } from "vitest";
import fr from "../../../locales/fr.json";
import { NAMESPACE } from "../../locales";
import { startCall } from "./start-call";

const texts = createInstance();
void texts.init({ lng: "fr", resources: { fr: { [NAMESPACE]: fr } }, initAsync: false });

/** A server that notes what was called and refuses the calls whose path ends so. */
function setUp(refused: Record<string, { code: string; detail: string; status?: number }> = {}) {
  const calls: string[] = [];
  const client = createClient({
    baseUrl: "http://api.test",
    getAccessToken: () => "token",
    fetch: async (input, init) => {
      const { pathname } = new URL(new Request(input, init).url);
      calls.push(pathname.split("/").at(-2) ?? "");
      const refusal = Object.entries(refused).find(([end]) => pathname.endsWith(end))?.[1];
      return Response.json(refusal ?? {}, { status: refusal ? (refusal.status ?? 409) : 200 });
    },
  });
  return { client, calls };
}

it("claims the host's seat first, then starts (LS-4.4)", async () => {
  const { client, calls } = setUp();
  expect(await startCall(client, 12, false, texts)).toEqual({ kind: "started" });
  expect(calls).toEqual(["claim-host", "start"]);
});

it("starts even when the host's seat is refused, which is only logged (LS-8.6)", async () => {
  const logged = vi.spyOn(console, "info").mockReturnValue();
  const { client, calls } = setUp({ "/claim-host/": { code: "host_claim_denied", detail: "Somebody else hosts." } });
  expect(await startCall(client, 12, false, texts)).toEqual({ kind: "started" });
  expect(calls).toEqual(["claim-host", "start"]);
  expect(logged).toHaveBeenCalledWith("Could not claim host role.");
});

it("succeeds when another person started first, and otherwise returns the server's sentence (LS-8.4)", async () => {
  const taken = setUp({ "/start/": { code: "session_already_started", detail: "It runs." } });
  expect(await startCall(taken.client, 12, false, texts)).toEqual({ kind: "started" });
  const refused = setUp({ "/start/": { code: "start_not_allowed", detail: "Only the host may start." } });
  expect(await startCall(refused.client, 12, false, texts)).toEqual({
    kind: "failed",
    message: "Only the host may start.",
  });
});

it("returns no sentence when the server could not respond: the screen reports it in the reader's language", async () => {
  const broken = setUp({ "/start/": { code: "internal_error", detail: "Something went wrong here.", status: 500 } });
  expect(await startCall(broken.client, 12, false, texts)).toEqual({ kind: "failed", message: null });
});

it("says in the reader's language that the page got no access token", async () => {
  vi.spyOn(console, "info").mockReturnValue();
  const client = createClient({ baseUrl: "http://api.test", getAccessToken: () => "" });
  const message = fr.sessionData.problem["access-token"];
  expect(await startCall(client, 12, false, texts)).toEqual({ kind: "failed", message });
});

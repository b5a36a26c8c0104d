import { createClient } from "@hotseat/api-client";
import { QueryClient } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { expect, test } from "vitest";
import type { SessionOffer } from "../headless/session-form.types";
import { createFormPort } from "./session-form-port";

const t = ((key: string) => key) as TFunction;
const offer = { language: "en", sector: "it" } as SessionOffer;

test("the form's port, when the page gets no access token: says so, and the request can be sent again", async () => {
  const client = createClient({ baseUrl: "http://api.test", getAccessToken: () => "" });
  const port = createFormPort({ client, queryClient: new QueryClient(), texts: () => t });
  const reply = { kind: "unreachable", message: "problem.accessToken" };
  await expect(port.create(offer)).resolves.toEqual(reply);
  await expect(port.update(1, { language: "en" }, 3)).resolves.toEqual(reply);
});

test("the form's port, when the server is not reached: leaves the reason to the form", async () => {
  const fetch = async () => Promise.reject(new TypeError("Failed to fetch"));
  const client = createClient({ baseUrl: "http://api.test", getAccessToken: () => "token", fetch });
  const port = createFormPort({ client, queryClient: new QueryClient(), texts: () => t });
  await expect(port.create(offer)).resolves.toEqual({ kind: "unreachable" });
});

import { createClient } from "@hotseat/api-client";
import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { createChatPort } from "./chat-port";

it("a message of a page that gets no access token: fails for that reason, not for the connection", async () => {
  const client = createClient({ baseUrl: "http://api.test", getAccessToken: () => "" });
  const port = createChatPort(client, new QueryClient(), 12);
  expect(await port.send({ clientId: "id1", text: "Hello" })).toEqual({ kind: "accessToken" });
});

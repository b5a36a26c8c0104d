import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface AiRequest {
  readonly authorization: string | undefined;
  readonly body: { model: string; stream: boolean; messages: Array<{ role: string; content: string }> };
}

export interface StandInAi {
  readonly settings: { baseUrl: string; model: string; apiKey: string };
  readonly asked: AiRequest[];
  /** The responses to the next requests. */
  behave(answer: (response: ServerResponse) => void): void;
  close(): Promise<void>;
}

export const chunkOf = (content: string, finish: string | null = null): string =>
  `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: finish }] })}\n\n`;
export const DONE = `${chunkOf("", "stop")}data: [DONE]\n\n`;

/** Streams these pieces as one whole response. */
export const streams =
  (...pieces: string[]) =>
  (response: ServerResponse): void => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.end(pieces.map((piece) => chunkOf(piece)).join("") + DONE);
  };

/** A small server with the part of `/chat/completions` that its tests need. */
export async function standInAi(): Promise<StandInAi> {
  const asked: AiRequest[] = [];
  let answer: (response: ServerResponse) => void = streams("");
  const server = createServer(async (request: IncomingMessage, response) => {
    let text = "";
    for await (const part of request) text += String(part);
    if (request.url !== "/v1/chat/completions") return void response.writeHead(404).end();
    asked.push({ authorization: request.headers.authorization, body: JSON.parse(text) });
    answer(response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    settings: {
      baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
      model: "stand-in",
      apiKey: "sk-of-the-test",
    },
    asked,
    behave: (next) => {
      answer = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

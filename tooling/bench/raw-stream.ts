import { createServer, type ServerResponse } from "node:http";

/** The peer: Node's own http, one text/event-stream per client, every line of standard input written to all of them. */
const clients = new Set<ServerResponse>();
createServer((request, response) => {
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-cache" });
  response.write(": open\n\n");
  clients.add(response);
  request.once("close", () => clients.delete(response));
}).listen(Number(process.env.PORT), "127.0.0.1");
process.on("message", (text) => {
  for (const client of clients) client.write(text);
});

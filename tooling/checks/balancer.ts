import http, { type IncomingMessage, type ServerResponse } from "node:http";

/**
 * What stands in front of several server processes: one address, each request to the process `choose` names by its path, or to
 * the other one when that does not answer. Nothing sticks: two requests of one browser may meet two processes.
 * @param targets their addresses
 */
export async function startBalancer(port: number, targets: readonly string[]) {
  let choose: (path: string) => number = () => 0;
  const server = http.createServer((request, response) => {
    const first = choose(request.url ?? "/");
    forward(request, response, [targets[first], ...targets.filter((_, index) => index !== first)]);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    /** @param next which target a path goes to first */
    route(next: (path: string) => number) {
      choose = next;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Goes on to the next process only while none of the request has been passed on. */
function forward(request: IncomingMessage, response: ServerResponse, [target, ...others]: readonly string[]) {
  const { hostname, port } = new URL(target);
  const onward = http.request(
    { hostname, port, path: request.url, method: request.method, headers: request.headers },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      // A process that dies takes the connections through it along, as without anything in between.
      answer.on("error", () => response.destroy());
      answer.pipe(response);
    },
  );
  onward.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "ECONNREFUSED" && others.length > 0) forward(request, response, others);
    else response.destroy();
  });
  response.on("close", () => onward.destroy());
  onward.on("socket", (socket) => {
    if (socket.connecting) socket.once("connect", () => request.pipe(onward));
    else request.pipe(onward);
  });
}

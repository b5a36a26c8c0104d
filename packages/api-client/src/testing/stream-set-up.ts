import { type ClientOptions, createClient } from "../client";
import type { StreamMessage } from "../events/event-names";
import type { ConnectOptions } from "../events/events";
import { createFakeClock } from "./fake-clock";
import { createFakeStreams, established } from "./fake-stream";

/** Creates a client whose stream is being opened; `open` lets the server confirm it. */
export async function setUpStream(connect: ConnectOptions = { sessionId: 7 }, options: Partial<ClientOptions> = {}) {
  const clock = createFakeClock();
  const server = createFakeStreams();
  const client = createClient({
    baseUrl: "http://api.test",
    fetch: server.fetch,
    clock,
    random: () => 0.5,
    ...options,
  });
  const subscription = client.events.connect(connect);
  const received: StreamMessage[] = [];
  subscription.subscribe((message) => received.push(message));
  await clock.advance(0);
  const open = async (id = "c0") => {
    server.last().send(id, established(clock.now()));
    await clock.advance(0);
  };
  return { clock, server, client, subscription, received, open };
}
/** The new hosts in `host.reassigned` messages, in order. */
export const hosts = (messages: readonly StreamMessage[]) =>
  messages.flatMap((message) => (message.type === "host.reassigned" ? [message.data.host_attendee_id] : []));

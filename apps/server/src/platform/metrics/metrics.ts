import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** The metrics of `/metrics`, for one server in one process. */
export interface Metrics {
  readonly contentType: string;
  text(): Promise<string>;
  observeRequest(method: string, route: string, status: number, seconds: number): void;
  readonly streams: { open(): void; close(): void; sent(count: number): void; lag(seconds: number): void };
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "hotseat_http_request_seconds",
    help: "Requests by route and status.",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.02, 0.1, 0.5, 2],
    registers,
  });
  const open = new Gauge({ name: "hotseat_event_streams", help: "Open event streams.", registers });
  const sent = new Counter({ name: "hotseat_events_sent_total", help: "Events written to streams.", registers });
  const lag = new Histogram({
    name: "hotseat_event_lag_seconds",
    help: "From an event's time to its being written to streams.",
    buckets: [0.01, 0.05, 0.2, 1, 5],
    registers,
  });
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    observeRequest: (method, route, status, seconds) =>
      requests.observe({ method, route, status: String(status) }, seconds),
    streams: {
      open: () => open.inc(),
      close: () => open.dec(),
      sent: (count) => sent.inc(count),
      lag: (seconds) => lag.observe(seconds),
    },
  };
}

import type { Person } from "./people.ts";

/** Opens the session's events with this person's cookies; `ended` resolves when the server ends them. */
export async function listen({ context }: Person, origin: string, id: number): Promise<{ ended: Promise<void> }> {
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const response = await fetch(`${origin}/api/v1/sse/?stream_session_id=${id}&global=1`, { headers: { cookie } });
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  await reader.read();
  const ended = (async () => {
    while (!(await reader.read()).done);
  })();
  return { ended };
}

import type { BrowserContext } from "@playwright/test";

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

function stringsIn(value: Json): string[] {
  if (typeof value === "string") return [value.trim()];
  if (value === null || typeof value !== "object") return [];
  return Object.values(value).flatMap(stringsIn);
}

/**
 * Everything the server said to a browser: names, questions in the session's own language, what people wrote. Such
 * a text may be the same in every language; any other text that is was never translated.
 */
export function hearServer(context: BrowserContext): (text: string) => boolean {
  const heard = new Set<string>();
  context.on("requestfinished", async (request) => {
    const response = await request.response().catch(() => null);
    if (!response || !/json/.test(response.headers()["content-type"] ?? "")) return;
    // A page that is left takes with it what it was answered; it is asked for once more.
    const again = async () => (request.method() === "GET" ? (await context.request.get(request.url())).json() : null);
    const body: Json = await response
      .json()
      .catch(again)
      .catch(() => null);
    for (const text of stringsIn(body)) heard.add(text);
  });
  return (text) => heard.has(text) || [...heard].some((said) => text.length > 3 && said.includes(text));
}

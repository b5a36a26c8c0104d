import type { BrowserContext, Request } from "@playwright/test";

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

function stringsIn(value: Json): string[] {
  if (typeof value === "string") return [value.trim()];
  if (value === null || typeof value !== "object") return [];
  return Object.values(value).flatMap(stringsIn);
}

/** The text of a complete response; nothing where its page was closed meanwhile: its texts then have to be translated. */
async function textsOf(request: Request): Promise<string[]> {
  try {
    const response = await request.response();
    return /json/.test(response?.headers()["content-type"] ?? "") ? stringsIn(await response?.json()) : [];
  } catch (error) {
    console.log(`  not heard: ${new URL(request.url()).pathname} (${error})`);
    return [];
  }
}

/** Whether the server sent this text; as a part of a longer one too, unless `as` is "whole". */
export type HasBeenHeard = (text: string, as?: "whole" | "part") => boolean;

/**
 * All texts the server sent to a browser: names, questions in the session's own language, texts that people wrote. Such
 * a text may be the same in every language; any other text that is was never translated.
 */
export function recordServerTexts(context: BrowserContext): HasBeenHeard {
  const heard = new Set<string>();
  context.on("requestfinished", async (request) => {
    for (const text of await textsOf(request)) heard.add(text);
  });
  return (text, as = "part") =>
    heard.has(text) || (as === "part" && text.length > 3 && [...heard].some((said) => said.includes(text)));
}

import type { BrowserContext } from "@playwright/test";

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

/** Whether the server knows who this is. */
async function isSignedIn(context: BrowserContext): Promise<boolean> {
  return (await context.request.get("/api/v1/users/me/")).ok();
}

/** Sign-ins of closed browsers, to go on with: the provider's form costs seconds. No two open browsers share one. */
export function createSignIns() {
  const free = new Map<string, Cookies[]>();
  return {
    /** Signs somebody in as before; false when nothing is free that the server still takes. */
    async reuse(name: string, context: BrowserContext): Promise<boolean> {
      for (let cookies = free.get(name)?.pop(); cookies; cookies = free.get(name)?.pop()) {
        await context.addCookies(cookies);
        if (await isSignedIn(context)) return true;
        await context.clearCookies();
      }
      return false;
    },
    /** Takes what a browser about to be closed holds, unless the test has closed it. */
    async keep(name: string, context: BrowserContext): Promise<void> {
      if (context.pages().length === 0) return;
      const cookies = (await context.cookies()).filter(({ httpOnly }) => httpOnly);
      if (cookies.length > 0) free.set(name, [...(free.get(name) ?? []), cookies]);
    },
  };
}

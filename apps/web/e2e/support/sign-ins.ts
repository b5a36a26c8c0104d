import type { BrowserContext } from "@playwright/test";

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

/** Whether the server accepts this sign-in. */
async function isSignedIn(context: BrowserContext): Promise<boolean> {
  return (await context.request.get("/api/v1/users/me/")).ok();
}

/** Sign-ins of closed browsers, for reuse: the provider's form costs seconds. No two open browsers share one. */
export function createSignIns() {
  const free = new Map<string, Cookies[]>();
  return {
    /** Signs a person in with a free sign-in; false when there is none that the server still accepts. */
    async reuse(name: string, context: BrowserContext): Promise<boolean> {
      for (let cookies = free.get(name)?.pop(); cookies; cookies = free.get(name)?.pop()) {
        await context.addCookies(cookies);
        if (await isSignedIn(context)) return true;
        await context.clearCookies();
      }
      return false;
    },
    /** Keeps the sign-in of a browser about to be closed, unless the test has closed it. */
    async keep(name: string, context: BrowserContext): Promise<void> {
      if (context.pages().length === 0) return;
      const cookies = (await context.cookies()).filter(({ httpOnly }) => httpOnly);
      if (cookies.length > 0) free.set(name, [...(free.get(name) ?? []), cookies]);
    },
  };
}

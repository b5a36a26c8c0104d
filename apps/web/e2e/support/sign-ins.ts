import type { BrowserContext } from "@playwright/test";

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

/** Whether the server accepts this sign-in as this person's: a test may have signed in as another one. */
async function isSignedIn(login: string, context: BrowserContext): Promise<boolean> {
  const response = await context.request.get("/api/v1/users/me/");
  return response.ok() && ((await response.json()) as { email: string }).email === login;
}

/** Sign-ins of closed browsers, for reuse: the provider's form costs seconds. No two open browsers share one. */
export function createSignIns() {
  const free = new Map<string, Cookies[]>();
  return {
    /** Signs a person in with an unused sign-in; false when the server accepts none of them any more. */
    async reuse(login: string, context: BrowserContext): Promise<boolean> {
      for (let cookies = free.get(login)?.pop(); cookies; cookies = free.get(login)?.pop()) {
        await context.addCookies(cookies);
        if (await isSignedIn(login, context)) return true;
        await context.clearCookies();
      }
      return false;
    },
    /** Keeps the sign-in of a browser about to be closed, unless the test has closed it. */
    async keep(login: string, context: BrowserContext): Promise<void> {
      if (context.pages().length === 0) return;
      const cookies = (await context.cookies()).filter(({ httpOnly }) => httpOnly);
      if (cookies.length > 0) free.set(login, [...(free.get(login) ?? []), cookies]);
    },
  };
}

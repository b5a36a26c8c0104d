import type { Me } from "@hotseat/api-client/types";

/** Somebody at a browser without the browser: cookies, the sign-in redirect, CSRF. For checks against a running server. */

const MAX_REDIRECTS = 12;

/** What the server answered; the caller names the shape of the body. */
export interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
  readonly headers: Headers;
}

export class Person {
  #cookies = new Map<string, string>();
  readonly url: string;
  #csrf = "";

  /** @param url of the server, without trailing slash */
  constructor(url: string) {
    this.url = url;
  }

  /** The cookies as one header. */
  get cookieHeader() {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  get csrfToken() {
    return this.#csrf;
  }

  /** Is the same person in another window: takes over what that one's browser holds. */
  adopt(other: Person) {
    this.#cookies = new Map(other.#cookies);
    this.#csrf = other.#csrf;
  }

  /** Goes the whole way: redirect to the provider, its form, back with the code. */
  async signIn(login: string, password = "practise") {
    const form = await this.#follow(`${this.url}/api/v1/oidc/authenticate/?next=/home`);
    const html = await form.text();
    const action = /<form[^>]*action="([^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
    if (!action) throw new Error(`no sign-in form at ${form.url} (${form.status})`);
    const hidden = [...html.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([tag]) => [
      /name="([^"]*)"/.exec(tag)?.[1] ?? "",
      /value="([^"]*)"/.exec(tag)?.[1] ?? "",
    ]);
    const body = new URLSearchParams([...hidden, ["login", login], ["password", password]]);
    const landed = await this.#follow(new URL(action, form.url).href, { method: "POST", body });
    await landed.arrayBuffer();
    await this.refreshCsrf();
    const me = await this.call<Me>("GET", "/api/v1/users/me/");
    if (me.status !== 200) throw new Error(`${login} could not sign in: ${me.status}`);
    return me.body;
  }

  async refreshCsrf() {
    this.#csrf = (await this.call<{ csrfToken: string }>("GET", "/api/v1/csrf/")).body.csrfToken;
  }

  /** Calls the server. The body of the answer is JSON, or else its text. */
  async call<Body = unknown>(method: string, path: string, body?: unknown): Promise<Answer<Body>> {
    const answer = await this.#fetch(`${this.url}${path}`, {
      method,
      headers: {
        accept: "application/json",
        "accept-language": "en",
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(method === "GET" ? {} : { "x-csrftoken": this.#csrf }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await answer.text();
    return { status: answer.status, body: text.startsWith("{") ? JSON.parse(text) : text, headers: answer.headers };
  }

  /** As `call`, but anything else than success is an error. */
  async must<Body = unknown>(method: string, path: string, body?: unknown): Promise<Body> {
    const answer = await this.call<Body>(method, path, body);
    if (answer.status >= 300)
      throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  async #follow(address: string, init: RequestInit = {}) {
    let target = address;
    let options = init;
    for (let hop = 0; hop < MAX_REDIRECTS; hop += 1) {
      const answer = await this.#fetch(target, options);
      const location = answer.headers.get("location");
      if (answer.status < 300 || answer.status >= 400 || !location) return answer;
      await answer.arrayBuffer();
      target = new URL(location, target).href;
      options = {};
    }
    throw new Error(`too many redirects from ${address}`);
  }

  async #fetch(address: string, init: RequestInit) {
    const answer = await fetch(address, {
      ...init,
      redirect: "manual",
      headers: { ...init.headers, ...(this.#cookies.size ? { cookie: this.cookieHeader } : {}) },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair, ...attributes] = line.split(";");
      const split = pair.indexOf("=");
      const name = pair.slice(0, split).trim();
      const value = pair.slice(split + 1).trim();
      const gone = value === "" || attributes.some((text) => /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(text));
      if (gone) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return answer;
  }
}

/** As much of a browser as signing in needs: cookies per host, redirects one by one. */
export class Browser {
  private readonly cookies = new Map<string, string>();
  private readonly address: string | null;

  /** @param address the browser's address, as a proxy on this machine passes it on; null without a proxy */
  constructor(address: string | null = null) {
    this.address = address;
  }

  cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /** Puts a cookie into the browser, as another host of the same domain could. */
  plant(name: string, value: string): void {
    this.cookies.set(name, value);
  }

  get(url: string): Promise<Response> {
    return this.send(url, {});
  }

  post(url: string, form: Record<string, string>): Promise<Response> {
    return this.send(url, { method: "POST", body: new URLSearchParams(form) });
  }

  /** Follows redirects until a page is returned. */
  async follow(url: string): Promise<{ url: string; status: number }> {
    const response = await this.get(url);
    const location = response.headers.get("location");
    return location ? this.follow(new URL(location, url).href) : { url, status: response.status };
  }

  /** Posts a form and follows its redirects until the address begins with `until`, which is not requested. */
  async submit(url: string, form: Record<string, string>, until: string): Promise<{ url: string }> {
    let at = url;
    let response = await this.post(url, form);
    for (let hops = 0; hops < 10; hops += 1) {
      const location = response.headers.get("location");
      if (!location) throw new Error(`${at} returned ${response.status} and leads nowhere.`);
      at = new URL(location, at).href;
      if (at.startsWith(until)) return { url: at };
      response = await this.get(at);
    }
    throw new Error(`Too many redirects, last to ${at}.`);
  }

  private async send(url: string, init: RequestInit): Promise<Response> {
    const response = await fetch(url, {
      ...init,
      redirect: "manual",
      headers: {
        cookie: this.cookieHeader(),
        "accept-language": "en",
        ...(this.address !== null && { "x-forwarded-for": this.address }),
      },
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split(";");
      const [name = "", ...value] = pair.split("=");
      const gone =
        value.join("=") === "" || attributes.some((one) => /^\s*(max-age=0|expires=Thu, 01 Jan 1970)/i.test(one));
      if (gone) this.cookies.delete(name);
      else this.cookies.set(name, value.join("="));
    }
    return response;
  }
}

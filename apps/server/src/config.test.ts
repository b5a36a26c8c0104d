import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

afterEach(() => void vi.unstubAllEnvs());

const ROOT = resolve(import.meta.dirname, "../../..");

describe("settings", () => {
  test("keep the data in one folder by default, the same in documents, server and launcher", async () => {
    const row = /^\| `HOTSEAT_DATA_DIR` \| `([^`]+)` \|/m.exec(await readFile(join(ROOT, "docs/settings.md"), "utf8"));
    const documented = row?.[1] ?? "no row in docs/settings.md";
    expect(readConfig({}).dataDir).toBe(resolve(documented));
    const launcher = (await import(join(ROOT, "scripts/lib/paths.mjs"))) as { defaultDataDir(): string };
    vi.stubEnv("HOTSEAT_DATA_DIR", "");
    expect(launcher.defaultDataDir()).toBe(join(ROOT, documented));
  });

  test("trust proxies of this machine only, and configured ones", () => {
    expect(readConfig({}).trustedProxies).toEqual([]);
    const { trustedProxies } = readConfig({ TRUSTED_PROXIES: "10.0.0.0/8, 192.0.2.1,2001:db8::/32, uniquelocal" });
    expect(trustedProxies).toEqual(["10.0.0.0/8", "192.0.2.1", "2001:db8::/32", "uniquelocal"]);
  });

  test.each(["everywhere", "10.0.0.0/33", "0.0.0.0/0", "10.0.0.0/8/8", "true"])("trust no proxy called %s", (value) => {
    expect(() => readConfig({ TRUSTED_PROXIES: value })).toThrow(ConfigError);
  });

  test("refuse the demo's known passwords in production without an explicit setting", () => {
    const production = { NODE_ENV: "production", OIDC_ISSUER: "https://id.example", OIDC_CLIENT_ID: "hotseat" };
    const demo = { ...production, HOTSEAT_DEMO: "1" };
    expect(() => readConfig(demo)).toThrow(/^HOTSEAT_DEMO=1 does not run with NODE_ENV=production/);
    expect(readConfig({ ...demo, ALLOW_BUILTIN_IDENTITY: "1" }).demo).toBe(true);
    expect(readConfig({ HOTSEAT_DEMO: "1" }).demo).toBe(true);
    expect(readConfig(production).demo).toBe(false);
  });

  test("allow the practice partner in the demo only, never in production", () => {
    const key = { HOTSEAT_PRACTICE_PARTNER_KEY: "k".repeat(43) };
    expect(readConfig({ ...key, HOTSEAT_DEMO: "1" }).practicePartnerKey).toBe("k".repeat(43));
    expect(readConfig({ HOTSEAT_DEMO: "1" }).practicePartnerKey).toBeNull();
    expect(() => readConfig(key)).toThrow(/^HOTSEAT_PRACTICE_PARTNER_KEY needs HOTSEAT_DEMO=1/);
    expect(() => readConfig({ HOTSEAT_PRACTICE_PARTNER_KEY: "short", HOTSEAT_DEMO: "1" })).toThrow(ConfigError);
    const meant = { NODE_ENV: "production", ALLOW_BUILTIN_IDENTITY: "1", HOTSEAT_DEMO: "1", ...key };
    expect(() => readConfig(meant)).toThrow(/^HOTSEAT_PRACTICE_PARTNER_KEY does not run with NODE_ENV=production/);
  });

  test("refuse the built-in sign-in in production without an explicit setting", () => {
    const production = { NODE_ENV: "production" };
    expect(() => readConfig(production)).toThrow(
      /^The built-in sign-in provider does not run with NODE_ENV=production/,
    );
    expect(readConfig({ ...production, ALLOW_BUILTIN_IDENTITY: "1" }).oidc).toBeNull();
  });

  test("accept an issuer over HTTP on this computer alone (AS-5.7)", () => {
    const issuer = (OIDC_ISSUER: string) => readConfig({ OIDC_ISSUER, OIDC_CLIENT_ID: "hotseat" }).oidc?.issuer;
    expect(issuer("http://127.0.0.1:8080/realms/hotseat/")).toBe("http://127.0.0.1:8080/realms/hotseat");
    expect(issuer("https://id.example")).toBe("https://id.example");
    expect(() => issuer("http://id.example")).toThrow(/^OIDC_ISSUER must begin with https:/);
  });

  test("accept Keycloak's service account when complete, with a realm as issuer", () => {
    const realm = { OIDC_ISSUER: "https://id.example/realms/hotseat", OIDC_CLIENT_ID: "hotseat" };
    const account = { KEYCLOAK_ADMIN_CLIENT_ID: "hotseat-admin", KEYCLOAK_ADMIN_CLIENT_SECRET: "s" };
    expect(readConfig(realm).keycloakAdmin).toBeNull();
    expect(readConfig({ ...realm, ...account }).keycloakAdmin).toEqual({
      clientId: "hotseat-admin",
      clientSecret: "s",
    });
    expect(() => readConfig({ ...realm, KEYCLOAK_ADMIN_CLIENT_ID: "hotseat-admin" })).toThrow(/set together/);
    expect(() => readConfig({ ...realm, ...account, OIDC_ISSUER: "https://id.example" })).toThrow(
      /a realm of Keycloak/,
    );
    expect(() => readConfig(account)).toThrow(/a realm of Keycloak/);
  });

  test("demand a second factor at the built-in provider only", () => {
    const wanted = { REQUIRE_ADMIN_SECOND_FACTOR: "1" };
    expect([readConfig({}), readConfig(wanted)].map((each) => each.requireAdminSecondFactor)).toEqual([false, true]);
    const elsewhere = { ...wanted, OIDC_ISSUER: "https://id.example", OIDC_CLIENT_ID: "hotseat" };
    expect(() => readConfig(elsewhere)).toThrow(/^REQUIRE_ADMIN_SECOND_FACTOR is for the built-in provider/);
  });

  test("limit the connections of one sign-in, and can switch the limit off", () => {
    expect(readConfig({}).streamsPerSignIn).toBe(20);
    expect(readConfig({ HOTSEAT_STREAM_LIMIT: "0" }).streamsPerSignIn).toBe(0);
    expect(() => readConfig({ HOTSEAT_STREAM_LIMIT: "many" })).toThrow(ConfigError);
  });

  test("accept an AI endpoint only when complete, and never repeat its key (LS-D6.1)", () => {
    const whole = { AI_BASE_URL: "https://ai.example/v1/", AI_MODEL: "small", AI_API_KEY: "sk-very-secret" };
    expect(readConfig({}).ai).toBeNull();
    expect(readConfig(whole).ai).toEqual({
      baseUrl: "https://ai.example/v1",
      model: "small",
      apiKey: "sk-very-secret",
    });
    for (const missing of Object.keys(whole)) {
      expect(() => readConfig({ ...whole, [missing]: "" })).toThrow(/^AI_BASE_URL, AI_MODEL and AI_API_KEY are set/);
    }
    expect(() => readConfig({ ...whole, AI_BASE_URL: "sk-very-secret" })).toThrow(
      /^AI_BASE_URL must be an address beginning with http/,
    );
  });

  const WELL_KNOWN = { LIVEKIT_URL: "ws://127.0.0.1:7880", LIVEKIT_API_KEY: "devkey", LIVEKIT_API_SECRET: "secret" };
  test.each([
    ["LIVEKIT_URL", { LIVEKIT_URL: "wss://sfu.example.org" }],
    ["LIVEKIT_API_URL", { LIVEKIT_API_URL: "http://192.0.2.1:7880" }],
    ["PUBLIC_URL", { PUBLIC_URL: "https://practice.example.org" }],
    ["HOST", { HOST: "0.0.0.0", PUBLIC_URL: "http://127.0.0.1:4000" }],
    ["HOST, with the well-known secret alone", { HOST: "::", PUBLIC_URL: "http://[::1]:4000", LIVEKIT_API_KEY: "own" }],
    ["HOST, with the well-known key alone", { HOST: "192.0.2.1", LIVEKIT_API_SECRET: "own" }],
  ])("refuse LiveKit's well-known key beyond loopback: %s", (_name, setting) => {
    expect(() => readConfig({ ...WELL_KNOWN, ...setting })).toThrow(
      /^LIVEKIT_API_KEY and LIVEKIT_API_SECRET are LiveKit's well-known pair/,
    );
    const own = { LIVEKIT_API_KEY: "hotseat", LIVEKIT_API_SECRET: "a secret of our own" };
    expect(readConfig({ ...WELL_KNOWN, ...setting, ...own }).livekit).toMatchObject({ apiKey: "hotseat" });
  });

  test.each(["127.0.0.1", "localhost", "[::1]"])("accept LiveKit's well-known key on %s", (name) => {
    const url = `ws://${name}:7880`;
    expect(readConfig({ ...WELL_KNOWN, LIVEKIT_URL: url }).livekit).toEqual({
      url,
      apiKey: "devkey",
      apiSecret: "secret",
    });
  });

  test.each([
    ["Hotseat <no-reply@hotseat.example>", { name: "Hotseat", address: "no-reply@hotseat.example" }],
    ['"Practice, Lausanne" <p@hotseat.example>', { name: "Practice, Lausanne", address: "p@hotseat.example" }],
    ["p@hotseat.example", { name: "Hotseat", address: "p@hotseat.example" }],
  ])("send mails from MAIL_FROM %s", (value, mailFrom) => {
    expect(readConfig({ MAIL_FROM: value }).mailFrom).toEqual(mailFrom);
  });

  test.each([
    "nobody",
    "<>",
    "a@b@c",
    "one@hotseat.example, two@hotseat.example",
    "Hotseat <a@hotseat.example> <b@hotseat.example>",
    "Hotseat\nBcc: x <a@hotseat.example>",
  ])("refuse %j as MAIL_FROM", (value) => {
    expect(() => readConfig({ MAIL_FROM: value })).toThrow(/^MAIL_FROM must be an address such as/);
  });

  test("send mails from the host of PUBLIC_URL by default, as docs/settings.md says", async () => {
    const settings = await readFile(join(ROOT, "docs/settings.md"), "utf8");
    expect(settings).toContain("| `MAIL_FROM` | `Hotseat <no-reply@host of PUBLIC_URL>` |");
    expect(readConfig({ PUBLIC_URL: "https://practice.example.org:8443" }).mailFrom).toEqual({
      name: "Hotseat",
      address: "no-reply@practice.example.org",
    });
    expect(readConfig({}).mailFrom.address).toBe("no-reply@localhost");
    expect(readConfig({ PUBLIC_URL: "http://[::1]:4000" }).mailFrom.address).toBe("no-reply@localhost");
  });

  test("never repeat the password of SMTP_URL", () => {
    const wrong = "http://hotseat:very-secret@smtp.example";
    expect(() => readConfig({ SMTP_URL: wrong })).toThrow(/^SMTP_URL must be an address beginning with smtp:/);
    try {
      readConfig({ SMTP_URL: wrong });
    } catch (error) {
      expect(String(error)).not.toContain("very-secret");
    }
  });
});

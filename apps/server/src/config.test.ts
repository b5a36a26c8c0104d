import { describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

describe("settings", () => {
  test("trust proxies of this machine only, and those that are named", () => {
    expect(readConfig({}).trustedProxies).toEqual([]);
    const { trustedProxies } = readConfig({ TRUSTED_PROXIES: "10.0.0.0/8, 192.0.2.1,2001:db8::/32, uniquelocal" });
    expect(trustedProxies).toEqual(["10.0.0.0/8", "192.0.2.1", "2001:db8::/32", "uniquelocal"]);
  });

  test.each(["everywhere", "10.0.0.0/33", "0.0.0.0/0", "10.0.0.0/8/8", "true"])("trust no proxy called %s", (value) => {
    expect(() => readConfig({ TRUSTED_PROXIES: value })).toThrow(ConfigError);
  });

  test("keep the demo's known passwords out of production, unless somebody means it", () => {
    const production = { NODE_ENV: "production", OIDC_ISSUER: "https://id.example", OIDC_CLIENT_ID: "hotseat" };
    const demo = { ...production, HOTSEAT_DEMO: "1" };
    expect(() => readConfig(demo)).toThrow(/^HOTSEAT_DEMO=1 does not run with NODE_ENV=production/);
    expect(readConfig({ ...demo, ALLOW_BUILTIN_IDENTITY: "1" }).demo).toBe(true);
    expect(readConfig({ HOTSEAT_DEMO: "1" }).demo).toBe(true);
    expect(readConfig(production).demo).toBe(false);
  });

  test("keep the built-in sign-in out of production, unless somebody means it", () => {
    const production = { NODE_ENV: "production" };
    expect(() => readConfig(production)).toThrow(
      /^The built-in sign-in provider does not run with NODE_ENV=production/,
    );
    expect(readConfig({ ...production, ALLOW_BUILTIN_IDENTITY: "1" }).oidc).toBeNull();
  });

  test("bound what one sign-in holds open, and can leave that off", () => {
    expect(readConfig({}).streamsPerSignIn).toBe(20);
    expect(readConfig({ HOTSEAT_STREAM_LIMIT: "0" }).streamsPerSignIn).toBe(0);
    expect(() => readConfig({ HOTSEAT_STREAM_LIMIT: "many" })).toThrow(ConfigError);
  });
});

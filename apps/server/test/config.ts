import type { Config } from "../src/config.ts";

/** Settings of a server under test. */
export const TEST_CONFIG: Config = {
  port: 0,
  host: "127.0.0.1",
  publicUrl: "http://127.0.0.1:4000",
  instanceUrl: "http://127.0.0.1:4000",
  dataDir: "",
  databaseUrl: null,
  livekit: null,
  ai: null,
  oidc: null,
  keycloakAdmin: null,
  adminEmail: null,
  requireAdminSecondFactor: false,
  sessionSecret: "a secret of the tests, long enough for all",
  allowedOrigins: ["https://partner.example"],
  trustedProxies: [],
  smtpUrl: null,
  mailFrom: { name: "Hotseat", address: "no-reply@hotseat.example" },
  webRoot: null,
  demo: false,
  practicePartnerKey: null,
  production: false,
  allowBuiltinIdentity: false,
  rateLimitPerMinute: 0,
  streamsPerSignIn: 20,
};

import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../database/moment.ts";

/** Signed-in browsers; the cookie's value is kept as a hash only. */
export const webSessions = pgTable(
  "web_sessions",
  {
    idHash: text("id_hash").primaryKey(),
    keycloakId: text("keycloak_id").notNull(),
    csrfSecret: text("csrf_secret").notNull(),
    /** For signing out at the identity provider. */
    idToken: text("id_token"),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    /** Names the sign-in where its person ends it; the hash of the cookie stays inside. */
    publicId: uuid("public_id").notNull().unique().defaultRandom(),
    /** Last request, to the minute; null for a sign-in from before this was kept. */
    lastSeenAt: moment("last_seen_at"),
    /** The browser's own name for itself, shortened. */
    userAgent: text("user_agent"),
  },
  (table) => [index("web_sessions_person").on(table.keycloakId), index("web_sessions_expires").on(table.expiresAt)],
);

/** Single-use tickets with which a page opens a socket; only the hash is kept. */
export const socketTickets = pgTable(
  "socket_tickets",
  {
    ticketHash: text("ticket_hash").primaryKey(),
    keycloakId: text("keycloak_id").notNull(),
    toolId: text("tool_id").notNull(),
    /** The only session that its person reaches, where an embed token asked for it. */
    sessionId: integer("session_id"),
    /** Hash of the web session or embed token that asked for it: the socket ends with that one. */
    webSessionHash: text("web_session_hash"),
    embedTokenHash: text("embed_token_hash"),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("socket_tickets_expires").on(table.expiresAt)],
);

/** Sign-ins in progress, with the data that the callback needs. */
export const signInAttempts = pgTable(
  "sign_in_attempts",
  {
    stateHash: text("state_hash").primaryKey(),
    /** The browser that began it, from its cookie. */
    browserHash: text("browser_hash").notNull(),
    nonce: text().notNull(),
    codeVerifier: text("code_verifier").notNull(),
    next: text().notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("sign_in_attempts_expires").on(table.expiresAt)],
);

/** Accounts of the built-in identity provider; the password as scrypt hash. */
export const identityAccounts = pgTable("identity_accounts", {
  keycloakId: text("keycloak_id").primaryKey(),
  /** Lower-case e-mail address. */
  login: text().notNull().unique(),
  fullName: text("full_name").notNull(),
  /** Null until the person has set one by the mailed link. */
  passwordHash: text("password_hash"),
  /** The person has followed a link sent to this address, or the operator gave the account its address. */
  emailVerified: boolean("email_verified").notNull().default(true),
  /** A disabled account cannot sign in. */
  isDisabled: boolean("is_disabled").notNull().default(false),
});

/** Single-use links in mails. Only the token's hash is kept. */
export const linkTokens = pgTable(
  "link_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    purpose: text().$type<"verify" | "reset" | "first-administrator">().notNull(),
    /** The registration or account that the link is for; a link of one is no use for another. */
    subject: text().notNull(),
    expiresAt: moment("expires_at").notNull(),
    /** Until then one call uses the link and every other call is refused; null while no call uses it. */
    claimedUntil: moment("claimed_until"),
  },
  (table) => [index("link_tokens_subject").on(table.purpose, table.subject)],
);

/** Second factors (TOTP, RFC 6238) of built-in accounts. */
export const identityTotp = pgTable("identity_totp", {
  keycloakId: text("keycloak_id")
    .primaryKey()
    .references(() => identityAccounts.keycloakId, { onDelete: "cascade" }),
  /** Encrypted with a key derived from the server's secret. */
  sealedSecret: text("sealed_secret").notNull(),
  /** Null while the person has not yet typed a first code. */
  confirmedAt: moment("confirmed_at"),
  /** Time step of the last accepted code: a code works once. */
  lastStep: integer("last_step").notNull().default(0),
});

/** Recovery codes of second factors, as hashes; each works once. */
export const identityRecoveryCodes = pgTable(
  "identity_recovery_codes",
  {
    keycloakId: text("keycloak_id")
      .notNull()
      .references(() => identityAccounts.keycloakId, { onDelete: "cascade" }),
    codeHash: text("code_hash").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [primaryKey({ columns: [table.keycloakId, table.codeHash] })],
);

/** Browsers in which an account has signed in before: guesses elsewhere do not delay them. */
export const knownBrowsers = pgTable(
  "known_browsers",
  {
    browserHash: text("browser_hash").notNull(),
    keycloakId: text("keycloak_id").notNull(),
    lastUsedAt: moment("last_used_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.browserHash, table.keycloakId] }),
    index("known_browsers_last").on(table.lastUsedAt),
  ],
);

/** Failed sign-ins per account and per address, shared by all instances. */
export const loginFailures = pgTable("login_failures", {
  /** `account:<login>` or `address:<ip>`. */
  key: text().primaryKey(),
  count: integer().notNull(),
  windowEndsAt: moment("window_ends_at").notNull(),
  /** No attempt is checked before; null for no delay. */
  nextTryAt: moment("next_try_at"),
});

/** The built-in provider's records: grants, codes, tokens, interactions, its own sessions. */
export const oidcRecords = pgTable(
  "oidc_records",
  {
    model: text().notNull(),
    id: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    grantId: text("grant_id"),
    uid: text(),
    consumedAt: moment("consumed_at"),
    expiresAt: moment("expires_at"),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index("oidc_records_grant").on(table.grantId),
    index("oidc_records_uid").on(table.uid),
    index("oidc_records_expires").on(table.expiresAt),
  ],
);

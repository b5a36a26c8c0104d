import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

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
  },
  (table) => [index("web_sessions_person").on(table.keycloakId), index("web_sessions_expires").on(table.expiresAt)],
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
  passwordHash: text("password_hash").notNull(),
});

/** Failed sign-ins per account and per address, shared by all instances. */
export const loginFailures = pgTable("login_failures", {
  /** `account:<login>` or `address:<ip>`. */
  key: text().primaryKey(),
  count: integer().notNull(),
  windowEndsAt: moment("window_ends_at").notNull(),
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

/** The credential of a connection: when it ends, the connection ends. */
export type Credential =
  | { readonly kind: "web"; readonly idHash: string }
  | { readonly kind: "embed"; readonly token: string }
  /** An embed token that is known by its hash only. */
  | { readonly kind: "ticket"; readonly tokenHash: string };

/** An open event stream or socket, as far as the sign-in behind it is watched. */
export interface Connection {
  /** Null for somebody who did not sign in. */
  readonly keycloakId: string | null;
  /** Null where nothing ends it but the account. */
  readonly credential: Credential | null;
  /** Every 15 seconds. */
  beat(serverTime: string): void;
  /** The sign-in is over. */
  close(): void;
}

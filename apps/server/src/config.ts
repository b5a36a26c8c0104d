/** Typed settings; `main.ts` alone reads them from the environment. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The address people use, without trailing slash. */
  readonly publicUrl: string;
  readonly instanceUrl: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly livekit: { readonly url: string; readonly apiKey: string; readonly apiSecret: string } | null;
  readonly oidc: { readonly issuer: string; readonly clientId: string; readonly clientSecret: string } | null;
  readonly sessionSecret: string | null;
  readonly allowedOrigins: readonly string[];
  readonly smtpUrl: string | null;
  /** Folder of the built web app, or null to serve the API alone. */
  readonly webRoot: string | null;
  /** Load the demo people and sessions into an empty database. */
  readonly demo: boolean;
  readonly production: boolean;
  readonly allowBuiltinIdentity: boolean;
}

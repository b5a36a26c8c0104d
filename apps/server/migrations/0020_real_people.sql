CREATE TABLE "calendar_feeds" (
	"keycloak_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"generation" integer NOT NULL,
	CONSTRAINT "calendar_feeds_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"cause" text NOT NULL,
	"message_id" text NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"keycloak_id" text,
	"language" text NOT NULL,
	"data" jsonb,
	"calendar" text,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"last_error" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "mail_outbox_cause_unique" UNIQUE("cause"),
	CONSTRAINT "mail_outbox_message_id_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "user_preferences" (
	"keycloak_id" text PRIMARY KEY NOT NULL,
	"muted_mails" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"full_name" text NOT NULL,
	"short_name" text NOT NULL,
	"language" text NOT NULL,
	"organisation_id" integer,
	"institution_id" integer,
	"status" text NOT NULL,
	"keycloak_id" text,
	"consented_at" timestamp (3) with time zone NOT NULL,
	"verified_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"decider_keycloak_id" text,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_recovery_codes" (
	"keycloak_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "identity_recovery_codes_keycloak_id_code_hash_pk" PRIMARY KEY("keycloak_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "identity_totp" (
	"keycloak_id" text PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_browsers" (
	"browser_hash" text NOT NULL,
	"keycloak_id" text NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_browsers_browser_hash_keycloak_id_pk" PRIMARY KEY("browser_hash","keycloak_id")
);
--> statement-breakpoint
CREATE TABLE "link_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity_accounts" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "calendar_sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_accounts" ADD COLUMN "email_verified" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_accounts" ADD COLUMN "is_disabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "login_failures" ADD COLUMN "next_try_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "web_sessions" ADD COLUMN "public_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "web_sessions" ADD COLUMN "last_seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "web_sessions" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_keycloak_id_users_keycloak_id_fk" FOREIGN KEY ("keycloak_id") REFERENCES "public"."users"("keycloak_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD CONSTRAINT "user_preferences_keycloak_id_users_keycloak_id_fk" FOREIGN KEY ("keycloak_id") REFERENCES "public"."users"("keycloak_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_institution_id_institutions_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institutions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_keycloak_id_users_keycloak_id_fk" FOREIGN KEY ("keycloak_id") REFERENCES "public"."users"("keycloak_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_decider_keycloak_id_users_keycloak_id_fk" FOREIGN KEY ("decider_keycloak_id") REFERENCES "public"."users"("keycloak_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_recovery_codes" ADD CONSTRAINT "identity_recovery_codes_keycloak_id_identity_accounts_keycloak_id_fk" FOREIGN KEY ("keycloak_id") REFERENCES "public"."identity_accounts"("keycloak_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_totp" ADD CONSTRAINT "identity_totp_keycloak_id_identity_accounts_keycloak_id_fk" FOREIGN KEY ("keycloak_id") REFERENCES "public"."identity_accounts"("keycloak_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("next_attempt_at") WHERE "mail_outbox"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "mail_outbox_created" ON "mail_outbox" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "registrations_email" ON "registrations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "registrations_pending" ON "registrations" USING btree ("verified_at","id") WHERE "registrations"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "registrations_person" ON "registrations" USING btree ("keycloak_id") WHERE "registrations"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "known_browsers_last" ON "known_browsers" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "link_tokens_subject" ON "link_tokens" USING btree ("purpose","subject");--> statement-breakpoint
ALTER TABLE "web_sessions" ADD CONSTRAINT "web_sessions_public_id_unique" UNIQUE("public_id");
CREATE TABLE "person_blocks" (
	"blocker_keycloak_id" text NOT NULL,
	"blocked_keycloak_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "person_blocks_blocker_keycloak_id_blocked_keycloak_id_pk" PRIMARY KEY("blocker_keycloak_id","blocked_keycloak_id")
);
--> statement-breakpoint
CREATE TABLE "person_reports" (
	"id" serial PRIMARY KEY NOT NULL,
	"session_id" integer NOT NULL,
	"reporter_keycloak_id" text,
	"reported_keycloak_id" text NOT NULL,
	"reason" text NOT NULL,
	"comment" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "person_reports_pair" UNIQUE("session_id","reporter_keycloak_id","reported_keycloak_id")
);
--> statement-breakpoint
ALTER TABLE "attendees" ADD COLUMN "host_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "attendees" ADD COLUMN "hand_raised_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "attendees" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "person_blocks" ADD CONSTRAINT "person_blocks_blocker_keycloak_id_users_keycloak_id_fk" FOREIGN KEY ("blocker_keycloak_id") REFERENCES "public"."users"("keycloak_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_blocks" ADD CONSTRAINT "person_blocks_blocked_keycloak_id_users_keycloak_id_fk" FOREIGN KEY ("blocked_keycloak_id") REFERENCES "public"."users"("keycloak_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_reports" ADD CONSTRAINT "person_reports_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_reports" ADD CONSTRAINT "person_reports_reporter_keycloak_id_users_keycloak_id_fk" FOREIGN KEY ("reporter_keycloak_id") REFERENCES "public"."users"("keycloak_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_reports" ADD CONSTRAINT "person_reports_reported_keycloak_id_users_keycloak_id_fk" FOREIGN KEY ("reported_keycloak_id") REFERENCES "public"."users"("keycloak_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_blocks_blocked" ON "person_blocks" USING btree ("blocked_keycloak_id");--> statement-breakpoint
CREATE INDEX "person_reports_reported" ON "person_reports" USING btree ("reported_keycloak_id");
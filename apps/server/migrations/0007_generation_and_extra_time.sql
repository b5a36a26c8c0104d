CREATE TABLE "ai_tasks" (
	"number" serial PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"keycloak_id" text NOT NULL,
	"session_id" integer NOT NULL,
	"attendee_id" integer,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"source" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"error" text,
	"text" text,
	"basis" text,
	"holder" uuid,
	"lease_until" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "ai_tasks_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "attendees" ADD COLUMN "profile_approved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "attendees" ADD COLUMN "extra_time_percent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attendees" ADD COLUMN "compositions" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "anonymized_profile" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "anonymized_profile_status" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "ai_tasks" ADD CONSTRAINT "ai_tasks_keycloak_id_users_keycloak_id_fk" FOREIGN KEY ("keycloak_id") REFERENCES "public"."users"("keycloak_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_tasks" ADD CONSTRAINT "ai_tasks_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_tasks" ADD CONSTRAINT "ai_tasks_attendee_id_attendees_id_fk" FOREIGN KEY ("attendee_id") REFERENCES "public"."attendees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_tasks_person" ON "ai_tasks" USING btree ("keycloak_id","number");--> statement-breakpoint
CREATE INDEX "ai_tasks_open" ON "ai_tasks" USING btree ("status","number");--> statement-breakpoint
CREATE INDEX "ai_tasks_attendee" ON "ai_tasks" USING btree ("attendee_id");
CREATE TABLE "free_timers" (
	"session_id" integer PRIMARY KEY NOT NULL,
	"duration_sec" integer NOT NULL,
	"remaining_ms" integer NOT NULL,
	"started_at" timestamp (3) with time zone,
	"is_active" boolean NOT NULL,
	"is_paused" boolean NOT NULL,
	"due_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "spotlight_keycloak_id" text;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "featured_question_id" integer;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "featured_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "featured_remaining_ms" bigint;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "designated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "free_timers" ADD CONSTRAINT "free_timers_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "free_timers_due" ON "free_timers" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_spotlight_keycloak_id_users_keycloak_id_fk" FOREIGN KEY ("spotlight_keycloak_id") REFERENCES "public"."users"("keycloak_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "schedules_designated" ON "schedules" USING btree ("designated_at") WHERE designated_at is not null;--> statement-breakpoint
UPDATE "schedules" SET
	"spotlight_keycloak_id" = (SELECT "keycloak_id" FROM "attendees" WHERE "attendees"."id" = "schedules"."interviewee_attendee_id"),
	"designated_at" = now()
WHERE "interviewee_attendee_id" IS NOT NULL OR "interviewer_keycloak_id" IS NOT NULL;

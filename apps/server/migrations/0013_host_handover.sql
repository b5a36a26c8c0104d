ALTER TABLE "attendees" ADD COLUMN "host_cause" text;--> statement-breakpoint
ALTER TABLE "attendees" ADD COLUMN "host_before_attendee_id" integer;--> statement-breakpoint
ALTER TABLE "attendees" ADD COLUMN "host_acknowledged_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "attendees" ADD CONSTRAINT "attendees_host_before_attendee_id_attendees_id_fk" FOREIGN KEY ("host_before_attendee_id") REFERENCES "public"."attendees"("id") ON DELETE set null ON UPDATE no action;
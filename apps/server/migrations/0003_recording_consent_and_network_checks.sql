ALTER TABLE "attendees" ADD COLUMN "recording_consent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "attendees" ADD COLUMN "network_checks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attendees" ADD COLUMN "network_checks_from" timestamp (3) with time zone;
ALTER TABLE "attendees" ADD COLUMN "joined_in_person" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_program" boolean DEFAULT false NOT NULL;
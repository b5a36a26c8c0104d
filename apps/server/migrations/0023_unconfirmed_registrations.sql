DROP INDEX "registrations_pending";--> statement-breakpoint
ALTER TABLE "registrations" ALTER COLUMN "consented_at" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "registrations_pending" ON "registrations" USING btree (coalesce("verified_at", "created_at"),"id") WHERE "registrations"."status" = 'pending';--> statement-breakpoint
-- Requests of people whose account another provider made had three equal times, although nobody was asked.
UPDATE "registrations" SET "consented_at" = NULL WHERE "consented_at" = "verified_at" AND "created_at" = "verified_at";--> statement-breakpoint
UPDATE "registrations" SET "verified_at" = NULL FROM "users"
WHERE "users"."keycloak_id" = "registrations"."keycloak_id" AND NOT "users"."email_verified" AND "registrations"."consented_at" IS NULL;

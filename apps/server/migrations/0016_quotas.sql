CREATE TABLE "quota_uses" (
	"key" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "quota_uses_ends" ON "quota_uses" USING btree ("ends_at");
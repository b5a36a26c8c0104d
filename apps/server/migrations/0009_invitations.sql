CREATE TABLE "invitations" (
	"id" serial PRIMARY KEY NOT NULL,
	"session_id" integer NOT NULL,
	"address" text NOT NULL,
	"seat" text NOT NULL,
	"status" text NOT NULL,
	"attendee_id" integer,
	"inviter_keycloak_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_attendee_id_attendees_id_fk" FOREIGN KEY ("attendee_id") REFERENCES "public"."attendees"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_inviter_keycloak_id_users_keycloak_id_fk" FOREIGN KEY ("inviter_keycloak_id") REFERENCES "public"."users"("keycloak_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitations_session" ON "invitations" USING btree ("session_id","id");--> statement-breakpoint
CREATE INDEX "invitations_attendee" ON "invitations" USING btree ("attendee_id");--> statement-breakpoint
CREATE INDEX "invitations_address" ON "invitations" USING btree ("address");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_pending" ON "invitations" USING btree ("session_id","address") WHERE "invitations"."status" = 'pending';--> statement-breakpoint
INSERT INTO "invitations" ("session_id", "address", "seat", "status", "attendee_id", "inviter_keycloak_id", "created_at")
	SELECT a."session_id", u."email", a."seat", 'pending', a."id", s."owner_keycloak_id", now()
	FROM "attendees" a JOIN "users" u ON u."keycloak_id" = a."keycloak_id" JOIN "sessions" s ON s."id" = a."session_id"
	WHERE a."status" = 'INVITED';

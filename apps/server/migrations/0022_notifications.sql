CREATE TABLE "notification_views" (
	"keycloak_id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"last_opened_at" timestamp (3) with time zone,
	"last_seen_id" uuid
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"keycloak_id" text NOT NULL,
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"session_id" integer,
	"actor_keycloak_id" text,
	"changes" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"clicked_at" timestamp (3) with time zone,
	CONSTRAINT "notifications_cause" UNIQUE("keycloak_id","cause")
);
--> statement-breakpoint
ALTER TABLE "user_preferences" ADD COLUMN "muted_notifications" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_views" ADD CONSTRAINT "notification_views_keycloak_id_users_keycloak_id_fk" FOREIGN KEY ("keycloak_id") REFERENCES "public"."users"("keycloak_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_keycloak_id_users_keycloak_id_fk" FOREIGN KEY ("keycloak_id") REFERENCES "public"."users"("keycloak_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor_keycloak_id_users_keycloak_id_fk" FOREIGN KEY ("actor_keycloak_id") REFERENCES "public"."users"("keycloak_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_latest" ON "notifications" USING btree ("keycloak_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("keycloak_id") WHERE "notifications"."read_at" is null;
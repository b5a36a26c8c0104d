CREATE TABLE "board_files" (
	"board_id" text NOT NULL,
	"id" text NOT NULL,
	"mime_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"keycloak_id" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "board_files_board_id_id_pk" PRIMARY KEY("board_id","id")
);
--> statement-breakpoint
CREATE TABLE "board_operations" (
	"board_id" text NOT NULL,
	"seq" integer NOT NULL,
	"elements" jsonb NOT NULL,
	"keycloak_id" text,
	"client" uuid NOT NULL,
	"edit" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "board_operations_board_id_seq_pk" PRIMARY KEY("board_id","seq")
);
--> statement-breakpoint
CREATE TABLE "board_snapshots" (
	"board_id" text NOT NULL,
	"seq" integer NOT NULL,
	"elements" jsonb NOT NULL,
	CONSTRAINT "board_snapshots_board_id_seq_pk" PRIMARY KEY("board_id","seq")
);
--> statement-breakpoint
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
CREATE TABLE "pad_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"tool_id" text,
	"language" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pad_operations" (
	"document_id" text NOT NULL,
	"revision" integer NOT NULL,
	"operation" json NOT NULL,
	"author_id" integer NOT NULL,
	"keycloak_id" text,
	"client" uuid,
	"edit" integer,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pad_operations_document_id_revision_pk" PRIMARY KEY("document_id","revision")
);
--> statement-breakpoint
CREATE TABLE "pad_snapshots" (
	"document_id" text NOT NULL,
	"revision" integer NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "pad_snapshots_document_id_revision_pk" PRIMARY KEY("document_id","revision")
);
--> statement-breakpoint
CREATE TABLE "pad_users" (
	"document_id" text NOT NULL,
	"id" integer NOT NULL,
	"keycloak_id" text,
	"client" uuid,
	"name" text NOT NULL,
	"hue" integer NOT NULL,
	"cursor" jsonb,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pad_users_document_id_id_pk" PRIMARY KEY("document_id","id")
);
--> statement-breakpoint
CREATE TABLE "session_tools" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"locked" boolean DEFAULT false NOT NULL,
	"creator_keycloak_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "tool_places" (
	"attendee_id" integer PRIMARY KEY NOT NULL,
	"tool_id" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "socket_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"keycloak_id" text NOT NULL,
	"tool_id" text NOT NULL,
	"session_id" integer,
	"web_session_hash" text,
	"embed_token_hash" text,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_preferences" ADD COLUMN "muted_notifications" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "epoch" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "instance_url" text;--> statement-breakpoint
ALTER TABLE "board_files" ADD CONSTRAINT "board_files_board_id_session_tools_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."session_tools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_files" ADD CONSTRAINT "board_files_keycloak_id_users_keycloak_id_fk" FOREIGN KEY ("keycloak_id") REFERENCES "public"."users"("keycloak_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_operations" ADD CONSTRAINT "board_operations_board_id_session_tools_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."session_tools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_operations" ADD CONSTRAINT "board_operations_keycloak_id_users_keycloak_id_fk" FOREIGN KEY ("keycloak_id") REFERENCES "public"."users"("keycloak_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_snapshots" ADD CONSTRAINT "board_snapshots_board_id_session_tools_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."session_tools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_views" ADD CONSTRAINT "notification_views_keycloak_id_users_keycloak_id_fk" FOREIGN KEY ("keycloak_id") REFERENCES "public"."users"("keycloak_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_keycloak_id_users_keycloak_id_fk" FOREIGN KEY ("keycloak_id") REFERENCES "public"."users"("keycloak_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor_keycloak_id_users_keycloak_id_fk" FOREIGN KEY ("actor_keycloak_id") REFERENCES "public"."users"("keycloak_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pad_documents" ADD CONSTRAINT "pad_documents_tool_id_session_tools_id_fk" FOREIGN KEY ("tool_id") REFERENCES "public"."session_tools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pad_operations" ADD CONSTRAINT "pad_operations_document_id_pad_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."pad_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pad_operations" ADD CONSTRAINT "pad_operations_keycloak_id_users_keycloak_id_fk" FOREIGN KEY ("keycloak_id") REFERENCES "public"."users"("keycloak_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pad_snapshots" ADD CONSTRAINT "pad_snapshots_document_id_pad_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."pad_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pad_users" ADD CONSTRAINT "pad_users_document_id_pad_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."pad_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pad_users" ADD CONSTRAINT "pad_users_keycloak_id_users_keycloak_id_fk" FOREIGN KEY ("keycloak_id") REFERENCES "public"."users"("keycloak_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_tools" ADD CONSTRAINT "session_tools_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_tools" ADD CONSTRAINT "session_tools_creator_keycloak_id_users_keycloak_id_fk" FOREIGN KEY ("creator_keycloak_id") REFERENCES "public"."users"("keycloak_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_places" ADD CONSTRAINT "tool_places_attendee_id_attendees_id_fk" FOREIGN KEY ("attendee_id") REFERENCES "public"."attendees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_places" ADD CONSTRAINT "tool_places_tool_id_session_tools_id_fk" FOREIGN KEY ("tool_id") REFERENCES "public"."session_tools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "board_operations_client" ON "board_operations" USING btree ("board_id","client","edit");--> statement-breakpoint
CREATE INDEX "notifications_latest" ON "notifications" USING btree ("keycloak_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("keycloak_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "pad_documents_edited" ON "pad_documents" USING btree ("edited_at");--> statement-breakpoint
CREATE INDEX "pad_operations_client" ON "pad_operations" USING btree ("document_id","client","edit");--> statement-breakpoint
CREATE INDEX "session_tools_session" ON "session_tools" USING btree ("session_id","position");--> statement-breakpoint
CREATE INDEX "socket_tickets_expires" ON "socket_tickets" USING btree ("expires_at");
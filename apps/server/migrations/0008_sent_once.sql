ALTER TABLE "ai_tasks" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "ai_tasks" ADD CONSTRAINT "ai_tasks_client" UNIQUE("keycloak_id","client_id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_client" UNIQUE("owner_keycloak_id","client_id");
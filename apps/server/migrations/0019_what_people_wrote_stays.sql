ALTER TABLE "attendees" DROP CONSTRAINT "attendees_keycloak_id_users_keycloak_id_fk";
--> statement-breakpoint
ALTER TABLE "embed_tokens" DROP CONSTRAINT "embed_tokens_partner_id_partners_id_fk";
--> statement-breakpoint
ALTER TABLE "embed_tokens" DROP CONSTRAINT "embed_tokens_keycloak_id_users_keycloak_id_fk";
--> statement-breakpoint
ALTER TABLE "evaluations" DROP CONSTRAINT "evaluations_evaluator_attendee_id_attendees_id_fk";
--> statement-breakpoint
ALTER TABLE "pillar_ratings" DROP CONSTRAINT "pillar_ratings_rater_attendee_id_attendees_id_fk";
--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_sender_attendee_id_attendees_id_fk";
--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_organisation_id_organisations_id_fk";
--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_institution_id_institutions_id_fk";
--> statement-breakpoint
ALTER TABLE "attendees" ALTER COLUMN "keycloak_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "attendees" ADD CONSTRAINT "attendees_keycloak_id_users_keycloak_id_fk" FOREIGN KEY ("keycloak_id") REFERENCES "public"."users"("keycloak_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "embed_tokens" ADD CONSTRAINT "embed_tokens_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "embed_tokens" ADD CONSTRAINT "embed_tokens_keycloak_id_users_keycloak_id_fk" FOREIGN KEY ("keycloak_id") REFERENCES "public"."users"("keycloak_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluations" ADD CONSTRAINT "evaluations_evaluator_attendee_id_attendees_id_fk" FOREIGN KEY ("evaluator_attendee_id") REFERENCES "public"."attendees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pillar_ratings" ADD CONSTRAINT "pillar_ratings_rater_attendee_id_attendees_id_fk" FOREIGN KEY ("rater_attendee_id") REFERENCES "public"."attendees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_attendee_id_attendees_id_fk" FOREIGN KEY ("sender_attendee_id") REFERENCES "public"."attendees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_institution_id_institutions_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institutions"("id") ON DELETE set null ON UPDATE no action;
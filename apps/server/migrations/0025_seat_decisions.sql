ALTER TABLE "join_requests" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "join_requests" ADD COLUMN "given_seat" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "join_request_id" integer;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_join_request_id_join_requests_id_fk" FOREIGN KEY ("join_request_id") REFERENCES "public"."join_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "join_requests_attendee" ON "join_requests" USING btree ("attendee_id","id");--> statement-breakpoint
CREATE INDEX "join_requests_pending" ON "join_requests" USING btree ("created_at","id") WHERE "join_requests"."status" = 'pending';
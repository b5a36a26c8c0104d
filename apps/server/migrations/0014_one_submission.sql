CREATE TABLE "segment_presence" (
	"session_id" integer NOT NULL,
	"attendee_id" integer NOT NULL,
	"segment_id" text NOT NULL,
	"question_id" integer,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "segment_presence_once" UNIQUE NULLS NOT DISTINCT("session_id","attendee_id","segment_id","question_id")
);
--> statement-breakpoint
ALTER TABLE "evaluations" ADD COLUMN "pillars" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "segment_presence" ADD CONSTRAINT "segment_presence_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segment_presence" ADD CONSTRAINT "segment_presence_attendee_id_attendees_id_fk" FOREIGN KEY ("attendee_id") REFERENCES "public"."attendees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segment_presence" ADD CONSTRAINT "segment_presence_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Who was there was not recorded: whoever attends has heard what was asked so far, in a free turn all of its candidate's questions.
INSERT INTO "segment_presence" ("session_id", "attendee_id", "segment_id", "question_id", "at")
SELECT "schedules"."session_id", "attendees"."id", "segment" ->> 'id', "questions"."id", to_timestamp(("segment" ->> 'startedAt')::numeric / 1000)
FROM "schedules" CROSS JOIN LATERAL jsonb_array_elements("schedules"."timeline") AS "segment"
JOIN "attendees" ON "attendees"."session_id" = "schedules"."session_id" AND "attendees"."status" = 'CONFIRMED'
JOIN "questions" ON "questions"."session_id" = "schedules"."session_id" AND ("questions"."id" = ("segment" ->> 'questionId')::integer
  OR ("segment" ->> 'type' = 'TURN' AND "questions"."attendee_id" = ("segment" ->> 'intervieweeAttendeeId')::integer))
WHERE "segment" ->> 'startedAt' IS NOT NULL
ON CONFLICT DO NOTHING;--> statement-breakpoint
-- Ratings of peers that came in by themselves still count, and stand in the form they belong to now.
INSERT INTO "evaluations" ("session_id", "evaluator_attendee_id", "evaluatee_attendee_id", "answers", "comments", "status", "form_data", "updated_at")
SELECT "session_id", "rater_attendee_id", "evaluatee_attendee_id", '[]', '', 'DRAFT', '{}', "updated_at"
FROM "pillar_ratings" WHERE "rater_attendee_id" <> "evaluatee_attendee_id"
ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "evaluations" SET "pillars" = "given"."pillars" FROM (
  SELECT "rater_attendee_id", "evaluatee_attendee_id", jsonb_object_agg("rating"."key",
    jsonb_build_object('score', "rating"."value", 'comment', coalesce("pillar_ratings"."comments" ->> "rating"."key", ''))) AS "pillars"
  FROM "pillar_ratings" CROSS JOIN LATERAL jsonb_each("pillar_ratings"."ratings") AS "rating"
  GROUP BY "rater_attendee_id", "evaluatee_attendee_id"
) AS "given"
WHERE "given"."rater_attendee_id" = "evaluations"."evaluator_attendee_id" AND "given"."evaluatee_attendee_id" = "evaluations"."evaluatee_attendee_id";

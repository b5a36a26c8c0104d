ALTER TABLE "pad_documents" ADD COLUMN "language_question_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "pad_documents" SET "language_question_ids" = ARRAY["language_question_id"] WHERE "language_question_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "pad_documents" DROP COLUMN "language_question_id";
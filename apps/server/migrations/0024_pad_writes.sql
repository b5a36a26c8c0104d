CREATE TABLE "pad_authors" (
	"document_id" text NOT NULL,
	"id" integer NOT NULL,
	"keycloak_id" text,
	CONSTRAINT "pad_authors_document_id_id_pk" PRIMARY KEY("document_id","id")
);
--> statement-breakpoint
CREATE TABLE "pad_writes" (
	"document_id" text NOT NULL,
	"revision" integer NOT NULL,
	"count" integer NOT NULL,
	"edits" json NOT NULL,
	CONSTRAINT "pad_writes_document_id_revision_pk" PRIMARY KEY("document_id","revision")
);
--> statement-breakpoint
INSERT INTO "pad_authors" ("document_id", "id", "keycloak_id")
SELECT DISTINCT "document_id", "author_id", "keycloak_id" FROM "pad_operations" WHERE "keycloak_id" IS NOT NULL
ON CONFLICT DO NOTHING;--> statement-breakpoint
-- Each edit becomes a write of one. Its operation is copied as text: json_build_array would not keep every character.
INSERT INTO "pad_writes" ("document_id", "revision", "count", "edits")
SELECT "document_id", "revision", 1,
  ('[[' || "author_id" || ',' || (extract(epoch FROM "at") * 1000)::bigint || ',' || "operation"::text
    || coalesce(',"' || "client" || '",' || "edit", '') || ']]')::json
FROM "pad_operations";--> statement-breakpoint
DROP TABLE "pad_operations" CASCADE;--> statement-breakpoint
ALTER TABLE "pad_authors" ADD CONSTRAINT "pad_authors_document_id_pad_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."pad_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pad_authors" ADD CONSTRAINT "pad_authors_keycloak_id_users_keycloak_id_fk" FOREIGN KEY ("keycloak_id") REFERENCES "public"."users"("keycloak_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pad_writes" ADD CONSTRAINT "pad_writes_document_id_pad_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."pad_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pad_authors_keycloak" ON "pad_authors" USING btree ("keycloak_id");
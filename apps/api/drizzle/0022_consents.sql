CREATE TABLE "consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_code" text NOT NULL,
	"user_id" integer,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"words" text,
	"page" text NOT NULL,
	"plan_code" text,
	"amount_cents" integer,
	"first_charge_at" timestamp (3) with time zone,
	"is_given" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "sign_in_attempts" ADD COLUMN "license_version" text;--> statement-breakpoint
ALTER TABLE "sign_in_attempts" ADD COLUMN "marketing_version" text;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_user_index" ON "consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "consents_ended_index" ON "consents" USING btree ("ended_at") WHERE "consents"."user_id" is null;
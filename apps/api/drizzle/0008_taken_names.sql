CREATE TABLE "taken_names" (
	"name_key" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "taken_names" ADD CONSTRAINT "taken_names_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "taken_names_user_index" ON "taken_names" USING btree ("user_id");
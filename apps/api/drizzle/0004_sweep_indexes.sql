CREATE INDEX "plays_played_index" ON "plays" USING btree ("played_at");--> statement-breakpoint
CREATE INDEX "billing_events_received_index" ON "billing_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "refresh_families_expiry_index" ON "refresh_families" USING btree ("expires_at");
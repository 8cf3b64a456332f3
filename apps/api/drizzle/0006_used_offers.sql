CREATE TABLE "used_offers" (
	"identity_hash" text NOT NULL,
	"offer" text NOT NULL,
	CONSTRAINT "used_offers_identity_hash_offer_pk" PRIMARY KEY("identity_hash","offer")
);

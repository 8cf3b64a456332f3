import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { breakingStatements, contractedMigration } from '../../testing/breakingStatements.ts';
import { migrationsFolder } from './migrationsFolder.ts';

/** The last migration before releases had to run side by side. */
const baseline = '0014_pauses';

const lastRelease: { readonly commit: string; readonly migration: string } = JSON.parse(
  readFileSync(new URL('../../last-release.json', import.meta.url), 'utf8'),
);
const migrations = readdirSync(migrationsFolder())
  .filter((file) => file.endsWith('.sql'))
  .map((file) => file.replace(/\.sql$/, ''))
  .toSorted();
const textOf = (migration: string) => readFileSync(join(migrationsFolder(), `${migration}.sql`), 'utf8');

describe('migrations since the baseline', () => {
  it.each(migrations.filter((migration) => migration > baseline))(
    '%s leaves what a process of the release before needs',
    (migration) => {
      const expanded = contractedMigration(textOf(migration));
      if (expanded === null) expect(breakingStatements(textOf(migration))).toEqual([]);
      else {
        expect(migrations, 'the expanding step').toContain(expanded);
        expect(expanded <= lastRelease.migration, `${expanded} is in the last release`).toBe(true);
      }
    },
  );

  it('know the last release', () => {
    expect(migrations).toContain(lastRelease.migration);
    expect(lastRelease.commit).toMatch(/^[\da-f]{40}$/);
  });
});

describe('breakingStatements', () => {
  it.each([
    'DROP TABLE "gifts"',
    'ALTER TABLE "users" DROP COLUMN "email"',
    'ALTER TABLE "users" RENAME COLUMN "email" TO "mail"',
    'ALTER TABLE "users" RENAME TO "people"',
    'ALTER TABLE "users" ADD COLUMN "age" integer NOT NULL',
    'ALTER TABLE "users" ADD COLUMN "made" text DEFAULT gen_random_uuid() NOT NULL',
    'ALTER TABLE "users" ADD COLUMN "nick" text UNIQUE',
    'ALTER TABLE "users" ALTER COLUMN "email" SET NOT NULL',
    'ALTER TABLE "users" ALTER COLUMN "email" DROP DEFAULT',
    'ALTER TABLE "users" ALTER COLUMN "id" SET DATA TYPE bigint',
    'ALTER TABLE "users" ADD CONSTRAINT "users_email_unique" UNIQUE("email")',
    'ALTER TABLE "users" ADD CONSTRAINT "grown" CHECK ("age" > 17)',
    'ALTER TABLE "users" ADD CONSTRAINT "fk" FOREIGN KEY ("email") REFERENCES "mails"("id")',
    'CREATE INDEX "i" ON "users" USING btree ("email")',
    'CREATE UNIQUE INDEX IF NOT EXISTS "i" ON "users" USING btree ("email")',
    'UPDATE "users" SET "email" = lower("email")',
    'DELETE FROM "users"',
    'TRUNCATE "users"',
    'INSERT INTO "users" ("email") VALUES (null)',
    'ALTER TYPE "state" ADD VALUE \'paused\'',
    'CREATE OR REPLACE FUNCTION "f"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$',
    'CREATE TRIGGER "t" BEFORE UPDATE ON "users" FOR EACH STATEMENT EXECUTE FUNCTION "f"()',
  ])('refuses %s', (statement) => {
    expect(breakingStatements(`${statement};`)).toEqual([statement]);
  });

  it('finds one among others, and one that hides behind a new column', () => {
    const sql = [
      'CREATE TABLE "a" ("id" integer NOT NULL);',
      '--> statement-breakpoint',
      'ALTER TABLE "users" ADD COLUMN "b" integer;--> statement-breakpoint',
      'ALTER TABLE "users" DROP COLUMN "c";--> statement-breakpoint',
      'CREATE INDEX "i" ON "users" USING btree ("b","email");',
    ].join('\n');
    expect(breakingStatements(sql)).toEqual([
      'ALTER TABLE "users" DROP COLUMN "c"',
      'CREATE INDEX "i" ON "users" USING btree ("b","email")',
    ]);
  });

  it.each([
    'ALTER TABLE "users" ADD COLUMN "b" integer',
    'ALTER TABLE "users" ADD COLUMN "b" integer DEFAULT 0 NOT NULL',
    'ALTER TABLE "users" ALTER COLUMN "id" SET CYCLE',
    'CREATE INDEX IF NOT EXISTS "i" ON "users" USING btree ("email")',
    'CREATE EXTENSION IF NOT EXISTS pg_trgm',
    'CREATE TABLE "a" ("id" integer);ALTER TABLE "a" ADD CONSTRAINT "u" UNIQUE("id")'.replace(';', ';\n'),
    'ALTER TABLE "users" ADD COLUMN "b" integer;\nCREATE UNIQUE INDEX "i" ON "users" ("b") WHERE "users"."b" is not null',
    'CREATE TABLE "a" ("id" integer);\nINSERT INTO "a" SELECT "id" FROM "users"',
  ])('lets %s pass', (sql) => {
    expect(breakingStatements(`${sql};`)).toEqual([]);
  });

  it('reads which step a contracting one ends', () => {
    expect(contractedMigration('-- contract of 0012_names: nobody reads it\nDROP TABLE "a";')).toBe(
      '0012_names',
    );
    expect(contractedMigration('-- contract of 0012_names:\nDROP TABLE "a";')).toBeNull();
  });
});

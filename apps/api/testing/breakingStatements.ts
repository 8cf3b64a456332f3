const name = '(?:"public"\\.)?"?(\\w+)"?';

const tableCreated = new RegExp(`^create table (?:if not exists )?${name}`, 'i');
const tableAltered = new RegExp(`^alter table (?:if exists )?(?:only )?${name} (.+)$`, 'is');
const columnAdded = /^add column (?:if not exists )?"?(\w+)"? (.+)$/is;
/** A sequence that starts again changes one row of its own. */
const numbersCycle = /^alter column "?\w+"? set cycle$/i;
const keyAdded = /^add constraint "?\w+"? (?:foreign key|unique|check)\s*\((.+?)\)/is;
const indexCreated = new RegExp(`^create (unique )?index (if not exists )?"?\\w+"? on ${name} (.+)$`, 'is');
/** Adds functions and operators, and touches no table. */
const extensionAdded = /^create extension if not exists \w+$/i;
const rowsInserted = new RegExp(`^insert into ${name}`, 'i');
const functionCreated = /^create function /i;
const triggerCreated = new RegExp(`^create trigger "?\\w+"? .+? on ${name} `, 'is');
const contractMark = /^-- contract of (\d{4}_\w+): \S/;

/** The migration that a contracting one completes, named in its first line: `-- contract of 0012_names: why`. */
export const contractedMigration = (sql: string): string | null => contractMark.exec(sql)?.[1] ?? null;

const statementsOf = (sql: string): readonly string[] =>
  sql
    .replace(/^--(?!>).*$/gm, '')
    .split(/;\s*(?:--> statement-breakpoint)?\s*(?:\n|$)|--> statement-breakpoint/)
    .map((statement) => statement.trim().replace(/;$/, ''))
    .filter((statement) => statement !== '');

/** Column names in the definition of an index or key. */
const columnsIn = (text: string, table: string): readonly string[] =>
  [...text.matchAll(/"(\w+)"/g)].map(([, column = '']) => column).filter((column) => column !== table);

/**
 * Statements of a migration that may break or block a process of the previous release. Only statements that are known
 * to be harmless pass.
 *
 * @example breakingStatements('ALTER TABLE "users" DROP COLUMN "email";') // → ['ALTER TABLE "users" DROP COLUMN "email"']
 */
export const breakingStatements = (sql: string): readonly string[] => {
  const newTables = new Set<string>();
  const newColumns = new Map<string, Set<string>>();
  const isOfNewColumns = (table: string, text: string): boolean => {
    const columns = columnsIn(text, table);
    return columns.length > 0 && columns.every((column) => newColumns.get(table)?.has(column));
  };

  const isHarmlessChange = (table: string, change: string): boolean => {
    if (numbersCycle.test(change)) return true;
    const [, column, rest = ''] = columnAdded.exec(change) ?? [];
    if (column !== undefined) {
      newColumns.set(table, (newColumns.get(table) ?? new Set()).add(column));
      // A computed default would rewrite the whole table.
      const hasPlainDefault = /\bdefault (?:'[^']*'|-?[\d.]+|true|false|null)/i.test(rest);
      return hasPlainDefault || !/\b(?:not null|default|unique|primary key|generated|check)\b/i.test(rest);
    }
    const [, columns] = keyAdded.exec(change) ?? [];
    return columns !== undefined && isOfNewColumns(table, columns);
  };

  const isHarmless = (statement: string): boolean => {
    if (extensionAdded.test(statement)) return true;
    const [, created] = tableCreated.exec(statement) ?? [];
    if (created !== undefined) {
      newTables.add(created);
      return true;
    }
    const [, altered, change = ''] = tableAltered.exec(statement) ?? [];
    if (altered !== undefined) return newTables.has(altered) || isHarmlessChange(altered, change);
    const [, unique, ifMissing, indexed, parts = ''] = indexCreated.exec(statement) ?? [];
    if (indexed !== undefined)
      return (
        newTables.has(indexed) ||
        isOfNewColumns(indexed, parts) ||
        // Only with an index that was made before, without blocking writes.
        (unique === undefined && ifMissing !== undefined)
      );
    // Refused where a function of the name exists, so it replaces none.
    if (functionCreated.test(statement)) return true;
    const [, triggered] = triggerCreated.exec(statement) ?? [];
    if (triggered !== undefined) return newTables.has(triggered);
    const [, filled] = rowsInserted.exec(statement) ?? [];
    return filled !== undefined && newTables.has(filled);
  };
  return statementsOf(sql).filter((statement) => !isHarmless(statement));
};

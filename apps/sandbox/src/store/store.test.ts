import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore, put, remove, withChanges } from './store.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'backbeat-store-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const file = (): string => join(directory, 'sandbox.sqlite');
const offset = (offsetMs: number) => put('clock', 'now', { offsetMs });

test('rows are there again after a restart, the last write of each', () => {
  const store = openStore(directory);
  store.commit([offset(1), put('secrets', 'a', { value: 'x' })]);
  store.commit([offset(2), remove('secrets', 'a')]);
  store.close();
  const again = openStore(directory);
  expect(again.get('clock', 'now')).toEqual({ offsetMs: 2 });
  expect(again.list('secrets')).toEqual([]);
  again.close();
});

test('rows keep the order in which they were first put, after a restart too', () => {
  const store = openStore(directory);
  const secret = (id: string, value: number) => put('secrets', id, { value });
  store.commit([secret('b', 1), secret('a', 1), secret('c', 1)]);
  store.commit([secret('b', 2), remove('secrets', 'a')]);
  store.commit([secret('a', 2)]);
  const rows = store.entries('secrets');
  expect(rows).toEqual(['b', 'c', 'a'].map((id) => [id, { value: id === 'c' ? 1 : 2 }]));
  store.close();
  const again = openStore(directory);
  expect(again.entries('secrets')).toEqual(rows);
  again.close();
});

test('a commit that cannot be written whole changes nothing', () => {
  const store = openStore(directory);
  store.commit([offset(1)]);
  const endless: { self?: unknown } = {};
  endless.self = endless;
  expect(() => store.commit([offset(2), put('secrets', 'a', { value: endless })])).toThrow(/circular/);
  expect(store.get('clock', 'now')).toEqual({ offsetMs: 1 });
  store.commit([put('secrets', 'b', { value: 1 })]);
  store.close();
  const again = openStore(directory);
  expect(again.get('clock', 'now')).toEqual({ offsetMs: 1 });
  expect(again.list('secrets')).toEqual([{ value: 1 }]);
  again.close();
});

test.each([
  ['is something else', (bytes: Buffer) => Buffer.from('not a database, '.repeat(bytes.length / 16))],
  ['was cut', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  [
    'was written over',
    (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 4096), Buffer.alloc(bytes.length - 4096)]),
  ],
])('a file that %s is refused in one sentence and left as it is', (_, damage) => {
  const store = openStore(directory);
  for (let count = 0; count < 200; count += 1)
    store.commit([put('secrets', `${count}`, { value: 'x'.repeat(100) })]);
  store.close();
  const whole = readFileSync(file());
  writeFileSync(file(), damage(whole));
  const before = readFileSync(file(), 'hex');
  expect(() => openStore(directory)).toThrow(/cannot be read and was left as it is \(.+\)\. Restore it/);
  expect(readFileSync(file(), 'hex') === before).toBe(true);
  writeFileSync(file(), whole);
  const again = openStore(directory);
  expect(again.size('secrets')).toBe(200);
  again.close();
});

test('a row of something else is refused, and the directory let go', () => {
  openStore(directory).close();
  const database = new DatabaseSync(file());
  database.exec(`INSERT INTO rows VALUES ('clock', 'now', '{"offsetMs":"soon"}')`);
  database.close();
  expect(() => openStore(directory)).toThrow(/cannot be read/);
  renameSync(file(), join(directory, 'away'));
  openStore(directory).close();
});

test('rows of a table that is no more are left behind', () => {
  openStore(directory).close();
  const database = new DatabaseSync(file());
  database.exec(`INSERT INTO rows VALUES ('bygone', 'a', '{}')`);
  database.close();
  openStore(directory).close();
});

test('a file in the place of the directory is told apart from data', () => {
  const place = join(directory, 'file');
  writeFileSync(place, '');
  expect(() => openStore(place)).toThrow(/cannot be used \(\w+\): .*BACKBEAT_DATA_DIR/);
});

test('a second owner is refused until the first lets go', () => {
  const store = openStore(directory);
  expect(() => openStore(directory)).toThrow(/in use by process/);
  store.close();
  openStore(directory).close();
});

test('the lock of a process that died is replaced', () => {
  writeFileSync(join(directory, 'lock'), '999999999 1');
  openStore(directory).close();
  writeFileSync(join(directory, 'lock'), `${process.pid} another start`);
  openStore(directory).close();
});

test('changes can be looked at before they are made', () => {
  const store = openStore(directory);
  store.commit([put('secrets', 'a', { value: 1 }), put('secrets', 'b', { value: 2 })]);
  const ahead = withChanges(store, [remove('secrets', 'a'), offset(7)]);
  expect(ahead.list('secrets')).toEqual([{ value: 2 }]);
  expect(ahead.get('clock', 'now')).toEqual({ offsetMs: 7 });
  expect(store.list('secrets')).toHaveLength(2);
  expect(store.get('clock', 'now')).toBeUndefined();
  store.close();
});

import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore, put, remove, withChanges } from './store.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'backbeat-store-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const journal = (): string => join(directory, 'journal.jsonl');
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

test('a transaction that a kill cut off never happened, and the file goes on whole', () => {
  const store = openStore(directory);
  store.commit([offset(1)]);
  store.close();
  appendFileSync(journal(), '[["clock","now",{"offsetMs":2}],["secrets","a",{"val');
  const again = openStore(directory);
  expect(again.get('clock', 'now')).toEqual({ offsetMs: 1 });
  again.commit([offset(3)]);
  again.close();
  const last = openStore(directory);
  expect(last.get('clock', 'now')).toEqual({ offsetMs: 3 });
  last.close();
});

test('every cut of the last line leaves the transaction before it', () => {
  const store = openStore(directory);
  store.commit([offset(1)]);
  store.commit([offset(2), put('secrets', 'ü', { value: '€' })]);
  store.close();
  const bytes = readFileSync(journal());
  const whole = bytes.indexOf('\n') + 1;
  for (let length = whole; length < bytes.length; length += 1) {
    writeFileSync(journal(), bytes.subarray(0, length));
    // A kill seals nothing.
    rmSync(`${journal()}.seal`, { force: true });
    const cut = openStore(directory);
    expect(cut.get('clock', 'now')).toEqual({ offsetMs: 1 });
    expect(cut.list('secrets')).toEqual([]);
    cut.close();
  }
});

test('a file of something else fails at the start and says where', () => {
  writeFileSync(journal(), '[["clock","now",{"offsetMs":1}]]\nnot json\n');
  expect(() => openStore(directory)).toThrow(/line 2 is not JSON/);
});

test.each([
  ['is missing', (path: string) => rmSync(path)],
  ['is empty', (path: string) => writeFileSync(path, '')],
  ['lost its last line', (path: string) => writeFileSync(path, readFileSync(path).subarray(0, 40))],
  [
    'has another amount',
    (path: string) => writeFileSync(path, readFileSync(path, 'utf8').replace('2}', '9}')),
  ],
])('a journal that %s is refused, and nothing is touched', (_, damage) => {
  const store = openStore(directory);
  store.commit([offset(1)]);
  store.commit([offset(2)]);
  store.close();
  const whole = readFileSync(journal());
  damage(journal());
  const listing = () =>
    readdirSync(directory).map((name) => [name, readFileSync(join(directory, name), 'utf8')]);
  const before = listing();
  expect(() => openStore(directory)).toThrow(/is not as it was left, so nothing was touched: restore it/);
  expect(listing()).toEqual(before);
  writeFileSync(journal(), whole);
  const again = openStore(directory);
  expect(again.get('clock', 'now')).toEqual({ offsetMs: 2 });
  again.close();
});

test('a row of something else is refused in one sentence, and the directory let go', () => {
  writeFileSync(journal(), '[["clock","now",{"offsetMs":"soon"}]]\n');
  expect(() => openStore(directory)).toThrow(/entry 1 is not the sandbox's/);
  renameSync(journal(), join(directory, 'away'));
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

test('a long journal is written anew with what is left', () => {
  const store = openStore(directory);
  for (let count = 0; count < 1500; count += 1) store.commit([offset(count)]);
  store.close();
  openStore(directory).close();
  expect(readFileSync(journal(), 'utf8').split('\n')).toHaveLength(2);
  const again = openStore(directory);
  expect(again.get('clock', 'now')).toEqual({ offsetMs: 1499 });
  again.close();
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

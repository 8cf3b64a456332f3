import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { crc32 } from 'node:zlib';
import * as z from 'zod/mini';

/** An append-only file of JSON lines. One line is one transaction: it is either whole or it never happened. */
export interface Journal {
  /** What the file held when it was opened, oldest first. */
  readonly entries: readonly unknown[];
  /** Writes one entry; when this returns, the entry survives the death of the process. */
  append(entry: unknown): void;
  /** Closes the file and remembers what is in it, for the next start to compare. */
  close(): void;
  /** Closes the file without a word about it. */
  abandon(): void;
}

const writeWhole = (file: number, text: string): void => {
  const bytes = Buffer.from(text, 'utf8');
  for (let offset = 0; offset < bytes.length; ) offset += writeSync(file, bytes, offset);
};

const parseLine = (line: string, number: number, path: string): unknown => {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw new Error(`${path}, line ${number} is not JSON. Move the file away to start afresh.`, { cause });
  }
};

const sealSchema = z.object({ bytes: z.int(), sum: z.int() });
const sealPath = (path: string): string => `${path}.seal`;

/** What the file held when it was last closed; it only ever grows. */
const refuseLoss = (path: string, bytes: Buffer): void => {
  const seal = sealPath(path);
  if (!existsSync(seal)) return;
  const known = sealSchema.parse(JSON.parse(readFileSync(seal, 'utf8')));
  if (bytes.length >= known.bytes && crc32(bytes.subarray(0, known.bytes)) === known.sum) return;
  throw new Error(
    `${path} is not as it was left, so nothing was touched: restore it from a backup, or delete ${seal} too to go on with what is there.`,
  );
};

const sealFile = (path: string): void => {
  const bytes = readFileSync(path);
  const draft = `${sealPath(path)}.new`;
  writeFileSync(draft, JSON.stringify({ bytes: bytes.length, sum: crc32(bytes) }));
  renameSync(draft, sealPath(path));
};

/**
 * Opens the file, or makes it. A last line without its line end was cut off by a kill: nobody was told that
 * it had been written, so it is dropped.
 *
 * @throws Error when it is not what it was when it was last closed, or no such file; then it is left as it is
 * @example openJournal('/tmp/sandbox.jsonl').entries // → []
 */
export const openJournal = (path: string): Journal => {
  const bytes = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
  refuseLoss(path, bytes);
  const text = bytes.toString('utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const entries = whole
    .split('\n')
    .filter((line) => line !== '')
    .map((line, index) => parseLine(line, index + 1, path));
  const file = openSync(path, 'a+');
  if (whole.length !== text.length) ftruncateSync(file, Buffer.byteLength(whole, 'utf8'));
  return {
    entries,
    append: (entry) => writeWhole(file, `${JSON.stringify(entry)}\n`),
    abandon: () => closeSync(file),
    close: () => {
      closeSync(file);
      sealFile(path);
    },
  };
};

/** Puts other entries in the place of the file's. A kill in between leaves the old file. */
export const rewriteJournal = (path: string, entries: Iterable<unknown>): void => {
  const fresh = `${path}.new`;
  const file = openSync(fresh, 'w');
  for (const entry of entries) writeWhole(file, `${JSON.stringify(entry)}\n`);
  fsyncSync(file);
  closeSync(file);
  rmSync(sealPath(path), { force: true });
  renameSync(fresh, path);
};

import { closeSync, fsyncSync, ftruncateSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';

/** An append-only file of JSON lines. One line is one transaction: it is either whole or it never happened. */
export interface Journal {
  /** What the file held when it was opened, oldest first. */
  readonly entries: readonly unknown[];
  /** Writes one entry; when this returns, the entry survives the death of the process. */
  append(entry: unknown): void;
  close(): void;
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

/**
 * Opens the file, or makes it. A last line without its line end was cut off by a kill: nobody was told that
 * it had been written, so it is dropped.
 *
 * @example openJournal('/tmp/sandbox.jsonl').entries // → []
 */
export function openJournal(path: string): Journal {
  const file = openSync(path, 'a+');
  const text = readFileSync(path, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length !== text.length) ftruncateSync(file, Buffer.byteLength(whole, 'utf8'));
  const entries = whole
    .split('\n')
    .filter((line) => line !== '')
    .map((line, index) => parseLine(line, index + 1, path));
  return {
    entries,
    append: (entry) => writeWhole(file, `${JSON.stringify(entry)}\n`),
    close: () => closeSync(file),
  };
}

/** Puts other entries in the place of the file's. A kill in between leaves the old file. */
export function rewriteJournal(path: string, entries: Iterable<unknown>): void {
  const fresh = `${path}.new`;
  const file = openSync(fresh, 'w');
  for (const entry of entries) writeWhole(file, `${JSON.stringify(entry)}\n`);
  fsyncSync(file);
  closeSync(file);
  renameSync(fresh, path);
}

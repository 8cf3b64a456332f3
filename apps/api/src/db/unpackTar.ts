import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Tar archives are made of blocks of this size: one for a name, then as many as the content needs. */
const blockBytes = 512;

const textAt = (archive: Buffer, from: number, length: number): string =>
  archive.toString('latin1', from, from + length).replace(/\0.*$/s, '');

/** Writes the files and folders of a plain tar archive (ustar) below a folder, for the owner's eyes only. */
export const unpackTar = (archive: Buffer, into: string): void => {
  mkdirSync(into, { recursive: true, mode: 0o700 });
  for (let at = 0; at + blockBytes <= archive.length; ) {
    const name = textAt(archive, at, 100);
    if (name === '') return;
    const size = Number.parseInt(textAt(archive, at + 124, 12), 8) || 0;
    const path = join(into, join('/', textAt(archive, at + 345, 155), name));
    const content = at + blockBytes;
    if (textAt(archive, at + 156, 1) === '5') mkdirSync(path, { recursive: true, mode: 0o700 });
    else writeFileSync(path, archive.subarray(content, content + size), { mode: 0o600 });
    at = content + Math.ceil(size / blockBytes) * blockBytes;
  }
};

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayMs } from '@backbeat/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepReleases } from './keepReleases.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A build with these hashed files. */
const build = (name: string, ...files: readonly string[]): string => {
  const client = join(folder, name);
  mkdirSync(join(client, 'assets'), { recursive: true });
  for (const file of files) writeFileSync(join(client, 'assets', file), `${file} of ${name}`);
  return client;
};
const filesOf = (client: string) => readdirSync(join(client, 'assets')).toSorted();

/** Makes a release of each, one day after the other. @returns the folder of the last */
const releaseDaily = (count: number, everyMs: number): string => {
  let served = build('release-1', 'same-0.js', 'a-1.js');
  for (let at = 2; at <= count; at += 1) {
    const next = build(`release-${at}`, 'same-0.js', `a-${at}.js`);
    keepReleases(served, next, at * everyMs);
    served = next;
  }
  return served;
};

describe('keepReleases', () => {
  it('brings the files of the release before, and leaves those that are the same', () => {
    const served = build('one', 'same-0.js', 'a-1.js', 'a-1.js.br');
    const next = build('two', 'same-0.js', 'a-2.js');
    expect(keepReleases(served, next, 0)).toEqual({ files: 2, releases: 1 });
    expect(filesOf(next)).toEqual(['a-1.js', 'a-1.js.br', 'a-2.js', 'same-0.js']);
    expect(readFileSync(join(next, 'assets/same-0.js'), 'utf8')).toBe('same-0.js of two');
  });

  it('keeps three releases however old they are', () => {
    expect(filesOf(releaseDaily(5, 365 * dayMs))).toEqual(['a-3.js', 'a-4.js', 'a-5.js', 'same-0.js']);
  });

  it('keeps every release that was served in the last two weeks', () => {
    const files = filesOf(releaseDaily(20, dayMs));
    expect(files).toContain('a-20.js');
    // Replaced 13 days ago, and 14 days ago.
    expect(files).toContain('a-6.js');
    expect(files).not.toContain('a-5.js');
  });

  it('counts the same build once, however often it is released', () => {
    const first = build('first', 'a-1.js');
    const second = build('second', 'a-2.js');
    keepReleases(first, second, dayMs);
    const again = build('again', 'a-2.js');
    expect(keepReleases(second, again, 2 * dayMs)).toEqual({ files: 1, releases: 1 });
    expect(keepReleases(second, again, 2 * dayMs)).toEqual({ files: 0, releases: 1 });
    expect(filesOf(again)).toEqual(['a-1.js', 'a-2.js']);
  });

  it('says when there is nothing to keep from', () => {
    expect(() => keepReleases(join(folder, 'nowhere'), build('one', 'a-1.js'), 0)).toThrow('nowhere');
  });
});

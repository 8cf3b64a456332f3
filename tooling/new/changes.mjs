import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../run/project.mjs';

/**
 * Files that are to be written together: nothing is on the disk before every one of them is known to fit.
 *
 * @returns the ways to change a file, each by its path from the root
 */
export const createChanges = () => {
  /** @type {Map<string, string>} */
  const texts = new Map();
  const read = (/** @type {string} */ file) => texts.get(file) ?? readFileSync(join(root, file), 'utf8');

  return {
    /** @param {string} file @param {string} text */
    add: (file, text) => {
      if (existsSync(join(root, file))) throw new Error(`${file} is there already.`);
      texts.set(file, text);
    },
    /** Puts a line before the one place in a file that says `anchor`. @param {string} file @param {string} anchor @param {string} line */
    insert: (file, anchor, line) => {
      const [before = '', after, ...more] = read(file).split(anchor);
      if (after === undefined || more.length > 0) throw new Error(`${file} does not say "${anchor}" once.`);
      texts.set(file, `${before}${line}\n${anchor}${after}`);
    },
    /** Imports and exports: biome puts them in their order. @param {string} file @param {string} line */
    append: (file, line) => texts.set(file, `${read(file)}${line}\n`),
    /** @param {string} file @param {string} line */
    prepend: (file, line) => texts.set(file, `${line}\n${read(file)}`),
    /** Puts a line at its place among lines in alphabetical order, at the latest before the last. @param {string} file @param {RegExp} key finds the keys @param {string} name @param {string} line */
    insertSorted: (file, key, name, line) => {
      const text = read(file);
      const keys = [...text.matchAll(key)];
      const next = keys.find(([, other = '']) => other > name) ?? keys.at(-1);
      if (next === undefined) throw new Error(`${file} has no place for ${name}.`);
      texts.set(file, `${text.slice(0, next.index)}${line}\n${text.slice(next.index)}`);
    },
    /** @returns {string[]} the files that have been written */
    write: () => {
      for (const [file, text] of texts) {
        mkdirSync(dirname(join(root, file)), { recursive: true });
        writeFileSync(join(root, file), text);
      }
      return [...texts.keys()];
    },
  };
};

/** @param {string} name `songOfTheDay` or `SongOfTheDay` @returns {string} `song-of-the-day` */
export const kebabOf = (name) =>
  name.replaceAll(/[A-Z]/g, (letter, at) => `${at === 0 ? '' : '-'}${letter.toLowerCase()}`);

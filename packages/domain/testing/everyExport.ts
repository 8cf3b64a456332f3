import * as content from '../src/content.ts';
import * as coverage from '../src/coverage.ts';
import * as declines from '../src/declines.ts';
import * as main from '../src/index.ts';

/** Every value of every entry, by its name. */
export const everyExport = { ...main, ...content, ...coverage, ...declines };

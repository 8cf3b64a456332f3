import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { casesWithoutProbe, componentCases } from './componentCases.tsx';

const entry = readFileSync(new URL('../index.ts', import.meta.url), 'utf8');

/** Components by the entry's text; pictures and the showcase, which draw fixed things, have tests of their own. */
const components = [...entry.matchAll(/export \{([^}]*)\} from '\.\/([\w-]+)\//g)]
  .filter(([, , folder]) => folder !== 'art' && folder !== 'showcase')
  .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
  .filter((name) => /^[A-Z]/.test(name));

describe('the table of components', () => {
  it('names every component that the package exports, and no other', () => {
    const known = [...Object.keys(componentCases), ...Object.keys(casesWithoutProbe)];
    expect(components.toSorted()).toEqual(known.toSorted());
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as blocks from '../blocks.ts';
import * as brandIcons from '../icon/brandIcons.ts';
import * as icons from '../icons.ts';
import * as ui from '../index.ts';
import { casesWithoutElement, componentCases } from './componentCases.tsx';

/** The exports that are components: functions whose names begin with a capital. */
const components = Object.entries({ ...ui, ...blocks })
  .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
  .map(([name]) => name);

describe('the table of components', () => {
  it('names every component that the package exports, and no other', () => {
    const known = [...Object.keys(componentCases), ...Object.keys(casesWithoutElement)];
    expect(components.toSorted()).toEqual(known.toSorted());
  });
});

describe('the icons', () => {
  const text = readFileSync(new URL('../icons.ts', import.meta.url), 'utf8');
  const exported = [...text.matchAll(/default as (\w+) \} from 'lucide-react\/icons\/([\w-]+)'/g)];

  it('are all of the brands, and of lucide by the names that it gives them, followed by Icon', () => {
    expect(icons).toMatchObject(brandIcons);
    expect(exported.length).toBe(Object.keys(icons).length - Object.keys(brandIcons).length);
    for (const [, name, file = ''] of exported)
      expect(name).toBe(`${file.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())}Icon`);
  });
});

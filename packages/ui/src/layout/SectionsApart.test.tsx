import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Section } from './Section.tsx';
import { SectionsApart } from './SectionsApart.tsx';

const page = (
  <>
    <Section title="Stations">Fifty-five</Section>
    <Section title="Questions">Nine</Section>
  </>
);
const boundaries = (html: string) => html.match(/<!--\$-->/g)?.length ?? 0;

describe('SectionsApart', () => {
  it('makes a boundary of each section', () => {
    expect(boundaries(renderToString(<SectionsApart>{page}</SectionsApart>))).toBe(2);
  });

  it('is asked for: without it sections are no boundaries', () => {
    expect(boundaries(renderToString(page))).toBe(0);
  });
});

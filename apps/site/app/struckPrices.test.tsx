import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import ConventionView from './features/convention/routes/vidcon.tsx';
import { MonthPhases } from './features/free-trial/components/MonthPhases.tsx';

it.each([
  ['/vidcon', ConventionView],
  ['/free-trial', MonthPhases],
])('%s says since when a price holds and what it was before, and links all changes', (_, View) => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <View />
    </MemoryRouter>,
  );
  expect(html).toContain('href="/price-changes"');
  expect(html).toMatch(/Premium costs less since .* in the 30 days before: /);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageFailed } from './PageBoundary.tsx';

describe('PageFailed', () => {
  it('says so and offers two ways on, with nothing around it', () => {
    const html = renderToStaticMarkup(<PageFailed />);
    expect(html).toContain('Something went wrong');
    expect(html).toContain('Try again');
    expect(html).toContain('href="/"');
  });
});

import { brand } from '@backbeat/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageMeta } from './PageMeta.tsx';

const head = (path: string) => renderToStaticMarkup(<PageMeta path={path} />);

it('writes title, canonical address and the picture with its size and words', () => {
  const html = head('/for/pro');
  expect(html).toContain(`<link rel="canonical" href="${brand.links.site}/for/pro"/>`);
  expect(html).toContain(`<meta property="og:image" content="${brand.links.site}/share/for-pro.png"/>`);
  expect(html).toContain('<meta property="og:image:width" content="1200"/>');
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  expect(html).not.toContain('noindex');
});

it('keeps pages of a person out of search results, and second addresses with their page', () => {
  for (const path of ['/settings', '/checkout/premium', '/not-found', '/logout'])
    expect(head(path), path).toContain('<meta name="robots" content="noindex"/>');
  for (const path of ['/', '/pricing', '/premium', '/v2']) expect(head(path), path).not.toContain('noindex');
});

it('names pages of an account that the specification does not have; those that it has, it gives the title of home', () => {
  const titleOf = (path: string) => /<title>(.*?)<\/title>/.exec(head(path))?.[1];
  const ofHome = titleOf('/');
  for (const path of ['/settings', '/settings/profile', '/settings/subscription', '/settings/identity'])
    expect(titleOf(path), path).toBe(ofHome);
  const own = [
    '/settings/invoices',
    '/settings/gifts',
    '/covered',
    '/claims',
    '/verify',
    '/price-changes',
    '/accessibility',
  ].map(titleOf);
  expect(new Set([ofHome, ...own]).size).toBe(own.length + 1);
});

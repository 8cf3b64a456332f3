import { renderLetter } from '@backbeat/mail';
import { expect, it } from 'vitest';
import { inertPage } from './readLetter.ts';

const reader = { language: 'en', timeZone: 'UTC', siteUrl: 'https://site.example' } as const;

it('leaves nothing to press, to run or to load in a letter', async () => {
  const { html } = await renderLetter({ kind: 'welcome' }, reader);
  expect(html).toContain('href="https://site.example');
  const inert = inertPage(html);
  expect(inert).not.toContain('href=');
  expect(inert).toMatch(/<head[^>]*><meta http-equiv="Content-Security-Policy" content="default-src 'none';/);
  expect(inert.replace(/<meta http-equiv[^>]*\/>/, '').length).toBeLessThan(html.length);
});

it('keeps what somebody has typed as text', async () => {
  const name = '"><script>alert(1)</script><a href="https://evil.example">';
  const { html } = await renderLetter({ kind: 'gift-claimed', claimedBy: name, left: 1 }, reader);
  const inert = inertPage(html);
  expect(inert).not.toMatch(/<script|<a [^>]*href/);
  expect(inert).toContain('&lt;script&gt;');
});

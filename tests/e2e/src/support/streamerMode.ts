import type { Page } from '@playwright/test';
import { drawn } from './layout.ts';

const key = 'backbeat.streamerMode';

/** Turns streamer mode on or off, as another tab of the browser does. */
export const setStreamerMode = async (page: Page, wanted: 'off' | 'on'): Promise<void> => {
  await page.evaluate(
    ([name, value]) => {
      localStorage.setItem(name, JSON.stringify({ isOn: value === 'on' }));
      window.dispatchEvent(new StorageEvent('storage', { key: name }));
    },
    [key, wanted] as const,
  );
  await drawn(page);
};

/** Addresses, the digits of a card and its month, amounts, codes, numbers of invoices, and links that open something. */
const secret = new RegExp(
  [
    /[\w.+-]+@(?!example\.com)[\w-]+\.\w+/,
    /ending in \d{4}/,
    /\b\d{2} \/ \d{2}\b/,
    /\$\d[\d,.]*/,
    /vidcon50|GIFT-20-BACKBEAT|no-such-code|NO-SUCH-CARD/,
    /(?:No\. ?|Receipt |Invoice |Payment |Order |number=)\d+|link=[\w%.-]+/,
    /\/account\/[\w%-]{8,}|coverage\/public\/[\w-]+|\/gifts\/(?!hidden)[\w-]{8,}/,
    /(?:youtube\.com\/watch\?v=|twitch\.tv\/videos\/)[\w-]+/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gi',
);

/**
 * What of a page viewers could still see while streamer mode is on: in its address, its text, any attribute, in what
 * a screen reader is told, in the window's title. List prices, and what is typed into a masked field, are no secret.
 */
export const secretsWhileStreaming = async (page: Page): Promise<readonly string[]> => {
  // Other places show only what everybody may see.
  if (!/^\/(settings|checkout|claims|covered|gifts|withdraw)/.test(new URL(page.url()).pathname)) return [];
  await setStreamerMode(page, 'on');
  const markup = await page.evaluate(() => {
    const body = document.body.cloneNode(true);
    if (!(body instanceof HTMLElement)) return '';
    for (const part of body.querySelectorAll('script, noscript, style, footer, [data-list-prices]'))
      part.remove();
    for (const field of body.querySelectorAll('input[type="password"]')) field.removeAttribute('value');
    return `${location.href} ${document.title} ${body.outerHTML}`;
  });
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const told = nodes.map(({ name, value }) => `${name?.value ?? ''} ${value?.value ?? ''}`).join(' ');
  const listed = await page
    .locator('[data-list-prices]')
    .evaluateAll((parts) => parts.map((part) => part.textContent ?? '').join(' '));
  await setStreamerMode(page, 'off');
  const found = [
    ...(markup.match(secret) ?? []),
    ...(told.match(secret) ?? []).filter((text) => !listed.includes(text)),
  ];
  return [...new Set(found)];
};

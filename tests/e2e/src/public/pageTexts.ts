import type { Page } from '@playwright/test';

/**
 * All words of the page's own part, folded and hidden ones included, once with and once without space where elements
 * meet: a price may be drawn in parts.
 */
export const pageTexts = (page: Page): Promise<readonly [string, string]> =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    const parts: string[] = [];
    if (main) {
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        if (node.parentElement?.closest('script,style,noscript') === null) parts.push(node.textContent ?? '');
      }
    }
    const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
    return [tidy(parts.join(' ')), tidy(parts.join(''))] as const;
  });

/** The headings of the page's own part, in order. */
export const pageHeadings = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3)')].map((heading) =>
      (heading.textContent ?? '').replace(/\s+/g, ' ').trim(),
    ),
  );

export interface FoundLink {
  readonly name: string;
  readonly to: string;
  readonly newWindow: boolean;
}

/** The links of the page's own part, folded ones included. */
export const pageLinks = (page: Page): Promise<readonly FoundLink[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main a[href]')].map((link) => ({
      name: (link.getAttribute('aria-label') ?? link.textContent ?? '').replace(/\s+/g, ' ').trim(),
      to: link.getAttribute('href') ?? '',
      newWindow:
        link.getAttribute('target') === '_blank' &&
        /noopener|noreferrer/.test(link.getAttribute('rel') ?? 'noopener'),
    })),
  );

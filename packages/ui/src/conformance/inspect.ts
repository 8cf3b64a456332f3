import type { Page } from 'playwright';

/** Where a box lies in its case: its distances from both edges, and its width. */
export interface Box {
  what: string;
  start: number;
  end: number;
  width: number;
}

/** All boxes of each component, pictures taken as one. */
export const boxesByCase = (page: Page): Promise<Record<string, Box[]>> =>
  page.evaluate(() => {
    const boxesOf = (host: Element) => {
      const frame = host.getBoundingClientRect();
      return [...host.querySelectorAll('*')]
        .filter((element) => !element.parentElement?.closest('svg') && element.tagName !== 'OPTION')
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1)
        .map(({ element, box }) => ({
          what: element.tagName,
          start: box.left - frame.left,
          end: frame.right - box.right,
          width: box.width,
        }));
    };
    const hosts = [...document.querySelectorAll('[data-case]')];
    return Object.fromEntries(hosts.map((host) => [host.getAttribute('data-case') ?? '', boxesOf(host)]));
  });

/** All that each component paints, as one text; empty where it paints nothing of its own. */
export const paintByCase = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const none = /^(none|rgba\(0, 0, 0, 0\)|transparent)$/;
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const paintOf = (element: Element, part?: string) => {
      const style = getComputedStyle(element, part);
      const isShape = element instanceof SVGGeometryElement || element instanceof SVGTextElement;
      return [
        hasText(element) && !part ? style.color : 'none',
        style.backgroundColor,
        style.boxShadow,
        Number.parseFloat(style.borderTopWidth) > 0 ? style.borderTopColor : 'none',
        isShape ? style.fill : 'none',
        isShape ? style.stroke : 'none',
      ].filter((value) => !none.test(value));
    };
    const hosts = [...document.querySelectorAll('[data-case]')];
    const paintIn = (host: Element) =>
      [...host.querySelectorAll('*')]
        .flatMap((element) => [
          ...paintOf(element),
          ...paintOf(element, '::before'),
          ...paintOf(element, '::after'),
        ])
        .join(' ');
    return Object.fromEntries(hosts.map((host) => [host.getAttribute('data-case') ?? '', paintIn(host)]));
  });

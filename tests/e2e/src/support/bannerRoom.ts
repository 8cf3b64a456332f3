import type { Page } from '@playwright/test';
import { softly } from '../public/softly.ts';
import { hydrated } from './hydrated.ts';
import { inForm } from './inForm.ts';

const phone = { width: 375, height: 812 };
const computer = { width: 1200, height: 900 };
export const usualSizes = [phone, computer];

const fewSizes = [{ width: 320, height: 568 }, { width: 768, height: 1024 }, computer];

/** In the whole form also the sizes in between and beyond. */
export const bannerSizes = () =>
  inForm({ short: fewSizes, whole: [...fewSizes, phone, { width: 1920, height: 1080 }] });

/** What can be pressed or typed into, where it stands when the page is brought to it, and where the banner is. */
const coveredControls = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const banner = document.querySelector('section[aria-label="Cookies"]');
    if (banner === null) return ['there is no banner'];
    const said: string[] = [];
    const controls = [
      ...document.querySelectorAll<HTMLElement>('a[href],button,input,select,textarea,summary,iframe,label'),
    ].filter(
      (element) =>
        !banner.contains(element) &&
        element.closest('[inert]') === null &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.getBoundingClientRect().width > 2,
    );
    const nameOf = (element: HTMLElement) =>
      `${element.localName} "${(element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40)}"`;
    for (const control of controls) {
      control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const isCovered = banner.contains(document.elementFromPoint(x, y));
      if (isCovered || y > innerHeight) said.push(`${nameOf(control)} cannot be reached`);
    }
    const edge = banner.getBoundingClientRect();
    // A frame passes the focus on to its field: that is looked at by the Tab key.
    for (const control of controls) {
      control.focus();
      if (document.activeElement !== control || control.localName === 'iframe') continue;
      const { top, bottom, height } = control.getBoundingClientRect();
      const isTaller = height > edge.top;
      if (!isTaller && bottom > edge.top + 1 && top < edge.bottom)
        said.push(`${nameOf(control)} has the focus`);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return said;
  });

/** At every size: each control can be brought out from under the banner, and has the focus beside it only. */
export const checkBannerRoom = async (page: Page, path: string): Promise<void> => {
  await hydrated(page);
  for (const size of bannerSizes()) {
    await page.setViewportSize(size);
    // The room under the banner follows its height, once that is known.
    await softly
      .poll(() => coveredControls(page), { message: `${path} at ${size.width} × ${size.height}` })
      .toEqual([]);
  }
};

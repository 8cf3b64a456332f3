import type { Page } from '@playwright/test';
import { softly } from '../public/softly.ts';
import { readOut } from '../support/accessibleNames.ts';
import { colourViolations, violations } from '../support/axe.ts';
import { outsideWithLargeText } from '../support/largeText.ts';
import { scrollThrough } from '../support/layout.ts';
import { crowdedLiveRegions, deafLiveRegions, passedHeadings } from '../support/liveRegions.ts';
import { secretsWhileStreaming } from '../support/streamerMode.ts';
import type { AccountScreen } from './AccountVisit.ts';

/** Line breaks do not count in an accessible name. */
const squeezed = (text: string): string => text.replace(/\s+/g, '');

const isNamed = (field: string, name: string | RegExp): boolean =>
  typeof name === 'string' ? squeezed(field) === squeezed(name) : name.test(field);

/** In a dark browser: axe finds nothing, in both schemes, every control has its name, and large text has room. */
export const checkScreen = async (page: Page, { name, fields: wanted }: AccountScreen): Promise<void> => {
  softly(await violations(page), `${name}, dark`).toEqual([]);
  let heard = await readOut(page);
  if (wanted !== undefined) {
    const isWanted = (field: string) => wanted.some((one) => isNamed(field, one));
    const hearAgain = async () => {
      heard = await readOut(page);
      return heard.fields.length;
    };
    // A screen reader is told of what was drawn a moment later.
    if (heard.fields.length !== wanted.length)
      await softly.poll(hearAgain, { message: `${name}: fields` }).toBe(wanted.length);
    softly(
      heard.fields.filter((field) => !isWanted(field)),
      name,
    ).toEqual([]);
  }
  // Firefox calls an empty required field wrong, and the form around it, whatever `aria-invalid` says.
  softly(await page.locator('form[novalidate] :required').count(), `${name}: fields wrong before a try`).toBe(
    0,
  );
  softly(heard.nameless, `${name}: controls without a name`).toEqual([]);
  softly(await crowdedLiveRegions(page), `${name}: more than one thing is said at once`).toEqual([]);
  softly(await deafLiveRegions(page), `${name}: what will be said has its place`).toEqual([]);
  softly(await page.locator('[role="status"]:empty').count(), `${name}: empty, and read as a status`).toBe(0);
  softly(await passedHeadings(page), `${name}: headings that are not read`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  softly(await colourViolations(page), `${name}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await scrollThrough(page);
  softly(await outsideWithLargeText(page), name).toEqual([]);
  softly(await secretsWhileStreaming(page), `${name}, in streamer mode`).toEqual([]);
};

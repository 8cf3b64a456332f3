import type { Page } from '@playwright/test';
import { readOut } from '../support/accessibleNames.ts';
import { colourViolations, violations } from '../support/axe.ts';
import { outsideWithLargeText } from '../support/layout.ts';
import { secretsWhileStreaming } from '../support/streamerMode.ts';
import { expect } from '../support/test.ts';
import type { AccountScreen } from './AccountVisit.ts';

/** Where lines break and how the browser joins them is no matter of the name. */
const squeezed = (text: string): string => text.replace(/\s+/g, '');

const isNamed = (field: string, name: string | RegExp): boolean =>
  typeof name === 'string' ? squeezed(field) === squeezed(name) : name.test(field);

/** In a dark browser: axe finds nothing, in both schemes, every control has its name, and large text has room. */
export const checkScreen = async (page: Page, { name, fields: wanted }: AccountScreen): Promise<void> => {
  expect.soft(await violations(page), `${name}, dark`).toEqual([]);
  const { fields, nameless } = await readOut(page);
  expect.soft(nameless, `${name}: controls without a name`).toEqual([]);
  if (wanted !== undefined) {
    const isWanted = (field: string) => wanted.some((one) => isNamed(field, one));
    expect
      .soft(
        fields.filter((field) => !isWanted(field)),
        name,
      )
      .toEqual([]);
    expect.soft(fields, name).toHaveLength(wanted.length);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await colourViolations(page), `${name}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await outsideWithLargeText(page), name).toEqual([]);
  expect.soft(await secretsWhileStreaming(page), `${name}, in streamer mode`).toEqual([]);
};

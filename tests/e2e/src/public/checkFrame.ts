import { brand, whatIsPath } from '@backbeat/domain';
import type { Page } from '@playwright/test';
import { expect } from '../support/test.ts';
import type { PublicPage } from './PublicPage.ts';
import { softly } from './softly.ts';

const { links } = brand;

const resources: readonly (readonly [string, string])[] = [
  ['Affiliate', '/affiliate'],
  ['Brand pack', links.brandPack],
  ['Gift Cards', '/giftcard'],
  ['Support', links.support],
  ['FAQs', links.faqs],
  ['Blog', links.blog],
  ['Feedback', links.feedback],
];
const legal: readonly (readonly [string, string])[] = [
  ['Terms of Use', '/terms'],
  ['Privacy Policy', '/privacy'],
  ['Cookie Policy', '/cookie-policy'],
];
/** In the minimal footer, too. */
const always: readonly (readonly [string, string])[] = [
  ['Withdraw from a contract', '/withdraw'],
  ['Accessibility', '/accessibility'],
  ['Cookie choices', '/cookie-policy#again'],
];
const socials: readonly (readonly [string, string])[] = [
  ['Twitch', links.twitch],
  ['Twitter', links.twitter],
  ['Facebook', links.facebook],
  ['Instagram', links.instagram],
  ['Blog', links.blog],
  ['Discord', links.discord],
];

const homeTitle = `${brand.name}: Twitch and YouTube-safe music for creators`;

const checkFooter = async (page: Page, footer: NonNullable<PublicPage['footer']>): Promise<void> => {
  const foot = page.getByRole('contentinfo');
  await softly(foot).toHaveCount(footer === 'hidden' ? 0 : 1);
  if (footer === 'hidden') return;
  const found = await foot
    .locator('a')
    .evaluateAll((all) =>
      all.map((link) => [
        link.getAttribute('aria-label') ?? link.textContent?.trim() ?? '',
        link.getAttribute('href') ?? '',
      ]),
    );
  const entries = [...(footer === 'minimal' ? [] : [...resources, ...legal]), ...always];
  softly(found).toEqual(expect.arrayContaining([...entries, ...socials]));
  await softly(foot).toContainText(`© ${new Date().getFullYear()} ${brand.name}`);
  await softly(foot.getByText(brand.tagline)).toHaveCount(footer === 'minimal' ? 0 : 1);
  if (footer === 'minimal') return softly(found).toHaveLength(socials.length + always.length);
  softly(found).toEqual(
    expect.arrayContaining([
      ['Mac', links.macApp],
      ['Windows', links.windowsApp],
    ]),
  );
  softly(found.map(([name]) => name)).not.toContain('License Services Agreement');
};

/** Header, footer and the words in the head of the document, for a visitor. */
export const checkFrame = async (page: Page, wanted: PublicPage): Promise<void> => {
  const { header = 'full', footer = 'full', ownTitle = false } = wanted;
  const bar = page.getByRole('banner');
  await softly(bar).toHaveCSS('position', 'fixed');
  const isFull = header === 'full';
  await softly(bar.getByRole('link', { name: `What is ${brand.name}?` })).toHaveCount(isFull ? 1 : 0);
  if (isFull) {
    await softly(bar.getByRole('link', { name: `What is ${brand.name}?` })).toHaveAttribute(
      'href',
      whatIsPath(brand),
    );
    await softly(bar.getByRole('link', { name: 'Which plan is best' })).toHaveAttribute(
      'href',
      '/which-plan-is-best',
    );
    await softly(bar.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/pricing');
  }
  const hasAccount = header !== 'bare';
  await softly(bar.getByRole('button', { name: 'Sign in' })).toHaveCount(hasAccount ? 1 : 0);
  await softly(bar.getByRole('button', { name: 'Sign up' })).toHaveCount(hasAccount ? 1 : 0);
  await checkFooter(page, footer);

  const title = await page.title();
  softly(title === homeTitle, `the title "${title}" is its own`).toBe(!ownTitle);
  await softly(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{40,}/);
};

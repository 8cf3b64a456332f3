import { chromiumArgs, findChromium } from '@backbeat/tooling/chromium';
import { chromium } from '@playwright/test';
import { report, signUp, system } from './startedSystem.ts';

/** Follows a link with somebody else's session token, in a browser that never began a sign-in. */
const { token } = await signUp('Sender');
const executablePath = findChromium();
const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath && { executablePath }) });

for (const path of ['/settings', '/pricing', '/checkout/premium']) {
  for (const form of ['#token=', '#']) {
    const page = await browser.newPage();
    await page.goto(`${system.siteUrl}${path}${form}${token}`, { waitUntil: 'networkidle' });
    const isShown = await page.getByRole('alertdialog', { name: /^Continue as/ }).isVisible();
    const isKept = await page.evaluate(
      (secret) =>
        JSON.stringify([{ ...sessionStorage }, { ...localStorage }, location.href]).includes(secret),
      token,
    );
    const takesCard = path.startsWith('/checkout');
    report(!isKept && isShown !== takesCard, `${path}${form}…: ${isShown ? 'asks first' : 'takes nothing'}`);
    await page.close();
  }
}
await browser.close();

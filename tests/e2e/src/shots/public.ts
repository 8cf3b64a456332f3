import { publicPages } from '../public/publicPages.ts';
import { acceptCookies, hydrated } from '../support/hydrated.ts';
import { uniqueName } from '../support/journey.ts';
import { scrollThrough } from '../support/layout.ts';
import { listenerOf, play } from '../support/plays.ts';
import { openAsNew } from '../support/signIn.ts';
import { test } from '../support/test.ts';
import { isWanted, takePictures } from './takePictures.ts';

const nameOf = (path: string): string => `public${path === '/' ? '-home' : path.replaceAll('/', '-')}`;

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const [path, { isAlias }] of Object.entries(publicPages)) {
      if (isAlias || !isWanted(nameOf(path))) continue;
      test(path, async ({ page, console }) => {
        console.allow(/./);
        await page.goto(path);
        await hydrated(page);
        await acceptCookies(page);
        await scrollThrough(page);
        await takePictures(page, `${nameOf(path)}-${colorScheme}`);
      });
    }

    if (!isWanted('public-playing')) return;
    test('somebody who plays', async ({ page, browser, system }) => {
      await openAsNew(page, system, uniqueName('Plays'), '/');
      const who = await listenerOf(page);
      const visitor = await browser.newPage({
        baseURL: system.siteUrl,
        colorScheme,
        reducedMotion: 'reduce',
      });
      await visitor.goto(`/${who.guid}`);
      await hydrated(visitor);
      await acceptCookies(visitor);
      await visitor.getByText('Nothing playing yet').waitFor();
      await takePictures(visitor, `public-playing-nothing-${colorScheme}`);
      for (let track = 1; track <= 18; track += 1) await play(system, who, `Track ${track}`, 'lofi');
      await visitor.reload();
      await visitor.getByRole('region', { name: 'Now playing' }).waitFor();
      await takePictures(visitor, `public-playing-${colorScheme}`);
      await visitor.close();
    });
  });
}

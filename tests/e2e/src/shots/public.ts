import { publicPages } from '../public/publicPages.ts';
import { acceptCookies, alive } from '../support/alive.ts';
import { scrollThrough } from '../support/layout.ts';
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
        await alive(page);
        await acceptCookies(page);
        await scrollThrough(page);
        await takePictures(page, `${nameOf(path)}-${colorScheme}`);
      });
    }
  });
}

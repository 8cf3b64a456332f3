import { accountScreens, heal, visit } from '../account/visit.ts';
import { test } from '../support/test.ts';
import { isWanted, takePictures } from './takePictures.ts';

test.afterEach(({ system }) => heal(system));

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const screen of accountScreens.filter(({ name }) => isWanted(name))) {
      test(screen.name, async ({ page, system, console }) => {
        console.allow(/./);
        await visit(page, system, screen);
        await takePictures(page, `${screen.name}-${colorScheme}`);
      });
    }
  });
}

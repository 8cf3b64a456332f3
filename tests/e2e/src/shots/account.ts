import { accountVisits, namesOf } from '../account/accountVisits.ts';
import { heal, visit } from '../account/visit.ts';
import { test } from '../support/test.ts';
import { isWanted, takePictures } from './takePictures.ts';

test.afterEach(({ system }) => heal(system));

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const one of accountVisits.filter(({ screens }) => screens.some(({ name }) => isWanted(name)))) {
      test(namesOf(one), async ({ page, system, console }) => {
        console.allow(/./);
        await visit(page, system, one, async ({ name }) => {
          if (isWanted(name)) await takePictures(page, `${name}-${colorScheme}`);
        });
      });
    }
  });
}

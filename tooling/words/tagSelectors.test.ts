import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../run/project.mjs';

/** Tags that stand only within one parent, which is the component's own, and the cells of a drawing (`i`). */
const structural = new Set('li dt dd summary option i caption thead tbody tfoot tr th td'.split(' '));

/** The selectors in a file's styles that name the tag of a child, where a part of its own would say more. */
const tagSelectors = (source: string): readonly string[] => {
  const styles = [...source.matchAll(/\bcss`([^`]*)`/g)].map(([, style = '']) => style);
  const selectors = styles.flatMap((style) =>
    [...style.matchAll(/&([^{};]*)\{/g)].map(([, rest = '']) => rest),
  );
  return selectors.filter((selector) => {
    const bare = selector.replace(/\[[^\]]*\]/g, '').replace(/:(?!is|where|not|has)[\w-]+(\([^)]*\))?/g, '');
    return [...bare.matchAll(/(?<=[\s>+~(])[a-z][a-z0-9]*/g)].some(([tag]) => !structural.has(tag));
  });
};

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Files whose styles may name tags of children, and how many times: decision 0043 says when that is right. */
const allowed: Readonly<Record<string, number>> = {
  // prose of legal pages
  'apps/site/app/features/legal/components/LegalView.tsx': 8,
  // links of a table of contents, twice a page
  'apps/site/app/features/legal/components/TableOfContents.tsx': 4,
  // `b` in what somebody writes
  'apps/site/app/features/platform-offer/components/ChatLine.tsx': 1,
  // `p` in what happens with a claim
  'apps/site/app/features/settings/claims/claimStyles.ts': 2,
  // links in the words of a notice
  'packages/ui/src/feedback/Notice.tsx': 1,
  // `p` in the words of a card
  'packages/ui/src/surface/Card.tsx': 1,
  // `b` and `strong` in a text
  'packages/ui/src/typography/Text.tsx': 1,
  // `small` in a cell that a caller writes
  'packages/ui/src/table/Table.tsx': 1,
  // a picture that is handed in, with its `picture`
  'packages/ui/src/surface/PictureSlot.ts': 1,
  // the picture that is handed in, placed by its band
  'apps/site/app/landing/showcase/Poster.tsx': 1,
  // whether the icon that is handed in is drawn yet
  'packages/ui/src/link/IconLink.ts': 3,
  // frames that the payment provider makes
  'apps/site/app/streamer-mode/BlurredFrames.tsx': 1,
  // what opens from the header, menu or list
  'apps/site/app/chrome/PageHeader.tsx': 1,
  // links on every page
  'packages/ui/src/chrome/MobileMenu.tsx': 3,
  'packages/ui/src/chrome/SiteFooter.tsx': 2,
  'packages/ui/src/chrome/SiteHeader.tsx': 3,
  // many equal parts, for which classes would weigh more than they help
  'packages/ui/src/stations/StationCard.tsx': 2,
  'packages/ui/src/showcase/GameCard.tsx': 3,
  'packages/ui/src/showcase/TestimonialCard.tsx': 5,
  'packages/ui/src/showcase/LogoWall.tsx': 1,
  'packages/pricing/src/comparison/ComparisonTable.tsx': 2,
  'packages/pricing/src/page/PageTabs.tsx': 3,
  'packages/pricing/src/plan-card/planCardStyles.ts': 1,
  'packages/ui/src/typography/TickList.tsx': 1,
  'apps/site/app/features/audiences/components/CutsBlock.tsx': 4,
  'apps/site/app/features/audiences/components/LibraryBlock.tsx': 5,
  'apps/site/app/features/audiences/components/TrackBar.tsx': 5,
  'apps/site/app/features/audiences/components/TrackRows.tsx': 4,
  'apps/site/app/features/audiences/components/EditStage.tsx': 6,
  'apps/site/app/features/audiences/components/AudienceView.tsx': 2,
  'apps/site/app/features/audiences/components/RecordingBlock.tsx': 4,
  'apps/site/app/features/audiences/components/SoundSection.tsx': 6,
  'apps/site/app/features/audiences/components/StreamStage.tsx': 5,
  'apps/site/app/features/audiences/components/BuiltInFeatures.tsx': 5,
  'apps/site/app/features/audiences/components/cornerLabel.ts': 1,
};

it('styles name tags of children only where this table lists them', () => {
  const files = execFileSync('git', ['ls-files', 'packages/*/src/*.ts*', 'apps/site/app/*.ts*'], {
    cwd: root,
    encoding: 'utf8',
  });
  const found = files
    .split('\n')
    .filter((file) => file !== '' && !/\.test\.|conformance/.test(file))
    .map((file) => [file, tagSelectors(read(file)).length] as const)
    .filter(([, count]) => count > 0);
  expect(Object.fromEntries(found)).toEqual(allowed);
});

it('would find them', () => {
  const named = ['& > p', '&:hover svg', '&[data-on] > b + span', '& :is(h2, h3)', '&:has(> img)'];
  const fine = [
    '& > *',
    '& li::marker',
    '& > :last-child',
    '&:nth-of-type(2n)',
    '& tr > :last-child',
    '& + &',
  ];
  expect(tagSelectors(`css\`${named.join(' {} ')} {}\``)).toHaveLength(named.length);
  expect(tagSelectors(`css\`${fine.join(' {} ')} {}\``)).toEqual([]);
});

import { LazyArt } from '@backbeat/ui';
import { useIsSignedIn } from '../features/session/index.ts';
import { staticPart } from '../hydration/staticPart.tsx';
import { buildYear, useCurrentYear } from './useCurrentYear.ts';

const PageFooter = staticPart(() => import('./PageFooter.tsx'));

/** The foot of a page, as it was prerendered until the person or the year is another. */
export const Foot = ({ minimal }: { readonly minimal: boolean }) => {
  const isSignedIn = useIsSignedIn();
  const isLaterYear = useCurrentYear() !== buildYear;
  return (
    <LazyArt>
      <PageFooter given={{ minimal }} isLive={isSignedIn || isLaterYear} />
    </LazyArt>
  );
};

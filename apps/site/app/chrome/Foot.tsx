import { LazyArt } from '@backbeat/ui';
import { useIsSignedIn } from '../features/session/index.ts';
import { servedPart } from '../hydration/servedPart.tsx';
import { buildYear, useCurrentYear } from './useCurrentYear.ts';

const PageFooter = servedPart(() => import('./PageFooter.tsx'));

/** The foot of a page, as it was served until the person or the year is another. */
export const Foot = ({ minimal }: { readonly minimal: boolean }) => {
  const isSignedIn = useIsSignedIn();
  const isLaterYear = useCurrentYear() !== buildYear;
  return (
    <LazyArt>
      <PageFooter given={{ minimal }} isLive={isSignedIn || isLaterYear} />
    </LazyArt>
  );
};

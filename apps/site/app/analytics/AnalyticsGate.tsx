import { Suspense, useEffect } from 'react';
import { useConsent } from '../chrome/useConsent.ts';
import { optional } from './optional.ts';
import { holdEvents } from './track.ts';

const AnalyticsFollower = optional(() => import('./AnalyticsFollower.tsx'));

/** Nothing of analytics is loaded, kept or sent before somebody has agreed to it. */
export const AnalyticsGate = () => {
  const isAccepted = useConsent().consent === 'accepted';
  useEffect(() => {
    if (isAccepted) holdEvents();
  }, [isAccepted]);
  return isAccepted ? (
    <Suspense>
      <AnalyticsFollower />
    </Suspense>
  ) : null;
};

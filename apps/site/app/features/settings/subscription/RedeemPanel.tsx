import type { User } from '@backbeat/domain';
import { Panel, Skeleton } from '@backbeat/ui';
import { Suspense } from 'react';
import { lazyPart } from '../../../release/lazyPart.ts';
import { PartTitle } from '../components/settingsStyles.ts';

/** Loaded when the page has been drawn: forms bring a library. */
const RedeemFields = lazyPart(() => import('./RedeemFields.tsx'));

const waiting = (
  <div role="status" aria-label="Loading the form">
    <Skeleton width="half" />
    <Skeleton width="most" />
    <Skeleton shape="button" />
  </div>
);

/** The way from a partner's code to a plan. */
export const RedeemPanel = ({ user }: { readonly user: User }) => (
  <>
    <PartTitle level={2}>Redeem a code</PartTitle>
    <Panel padding="calm">
      <Suspense fallback={waiting}>
        <RedeemFields user={user} />
      </Suspense>
    </Panel>
  </>
);

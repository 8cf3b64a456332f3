import { cancelState, type User } from '@backbeat/domain';
import { Panel, Skeleton } from '@backbeat/ui';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../../release/lazyPart.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { hasCard } from '../../session/index.ts';
import { CardPanel } from '../card/CardPanel.tsx';
import { hasInvoices } from '../card/cardChangeWords.ts';
import { Notifications } from '../components/Notifications.tsx';
import { Page, PageTitle, PartTitle } from '../components/settingsStyles.ts';
import { WithAccount } from '../components/WithAccount.tsx';
import { LatestInvoices } from '../invoices/LatestInvoices.tsx';
import { notificationDismissed } from '../notificationSlice.ts';
import { RefundPanel } from '../refund/RefundPanel.tsx';
import { CancelPremium } from '../subscription/CancelPremium.tsx';
import { ChangePlans } from '../subscription/ChangePlans.tsx';
import { ExtraChannels } from '../subscription/ExtraChannels.tsx';
import { channelOffer } from '../subscription/extraChannelWords.ts';
import { PausePlan } from '../subscription/PausePlan.tsx';
import { pausable } from '../subscription/pauseWords.ts';
import { SubscriptionCard } from '../subscription/SubscriptionCard.tsx';
import { SubscriptionFoot } from '../subscription/SubscriptionFoot.tsx';
import { subscriptionFoot } from '../subscription/subscriptionFoot.ts';

/** Loaded when the page has been drawn: it is the last part of it. */
const Certificates = lazyPart(() => import('../certificate/Certificates.tsx'));

const waitingCertificates = (
  <Panel padding="calm" role="status" aria-label="Loading your certificates">
    <Skeleton width="half" />
    <Skeleton width="most" />
  </Panel>
);

/** Certificates of what was covered. */
const CertificatePanel = ({ atMs }: { readonly atMs: number }) => (
  <>
    <PartTitle level={2} id="certificate">
      Coverage certificate
    </PartTitle>
    <Suspense fallback={waitingCertificates}>
      <Certificates atMs={atMs} waiting={waitingCertificates} />
    </Suspense>
  </>
);

/** Loaded when the page has been drawn: forms bring a library. */
const RedeemFields = lazyPart(() => import('../subscription/RedeemFields.tsx'));

const waitingForm = (
  <div role="status" aria-label="Loading the form">
    <Skeleton width="half" />
    <Skeleton width="most" />
    <Skeleton shape="button" />
  </div>
);

/** The way from a partner's code to a plan. */
const RedeemPanel = ({ user }: { readonly user: User }) => (
  <>
    <PartTitle level={2}>Redeem a code</PartTitle>
    <Panel padding="calm">
      <Suspense fallback={waitingForm}>
        <RedeemFields user={user} />
      </Suspense>
    </Panel>
  </>
);

/** The plan, what it could be changed to, and the way out of it. */
const Subscription = () => {
  const [atMs] = useState(Date.now);
  const dispatch = useAppDispatch();

  // News that lead on to another page are not read there again.
  useEffect(() => () => void dispatch(notificationDismissed()), [dispatch]);

  return (
    <Page>
      <PageTitle level={1}>Subscription</PageTitle>
      <Notifications />
      <WithAccount>
        {(account) => {
          const { user, subscription } = account;
          const foot = subscriptionFoot(account, atMs);
          const resting = pausable(account, atMs);
          const offer = channelOffer(account);
          return (
            <>
              <SubscriptionCard account={account} atMs={atMs}>
                {foot.kind === 'none' ? null : <SubscriptionFoot foot={foot} />}
              </SubscriptionCard>
              {hasCard(account) ? <CardPanel account={account} atMs={atMs} /> : null}
              <ChangePlans account={account} atMs={atMs} />
              {offer === null ? null : <ExtraChannels offer={offer} atMs={atMs} />}
              {resting === null ? null : <PausePlan pausable={resting} />}
              {user.tier === 'free' && subscription?.state !== 'paused' ? <RedeemPanel user={user} /> : null}
              {cancelState({ tier: user.tier, subscription }) === 'available' ? (
                <CancelPremium account={account} atMs={atMs} canPause={resting !== null} />
              ) : null}
              {/* Last on the page: these parts load their own data, and nothing that is read may move. */}
              {hasInvoices(account) ? <RefundPanel /> : null}
              {hasInvoices(account) ? <LatestInvoices /> : null}
              {user.tier === 'free' && subscription === null ? null : <CertificatePanel atMs={atMs} />}
            </>
          );
        }}
      </WithAccount>
    </Page>
  );
};

export default Subscription;

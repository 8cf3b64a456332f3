import { cancelState } from '@backbeat/domain';
import { useState } from 'react';
import { hasCard } from '../../session/index.ts';
import { CardPanel } from '../card/CardPanel.tsx';
import { hasInvoices } from '../card/cardChangeWords.ts';
import { CertificatePanel } from '../certificate/CertificatePanel.tsx';
import { Notifications } from '../components/Notifications.tsx';
import { Page, PageTitle } from '../components/settingsStyles.ts';
import { WithAccount } from '../components/WithAccount.tsx';
import { LatestInvoices } from '../invoices/LatestInvoices.tsx';
import { CancelPremium } from '../subscription/CancelPremium.tsx';
import { ChangePlans } from '../subscription/ChangePlans.tsx';
import { PausePlan } from '../subscription/PausePlan.tsx';
import { pausable } from '../subscription/pauseWords.ts';
import { RedeemPanel } from '../subscription/RedeemPanel.tsx';
import { SubscriptionCard } from '../subscription/SubscriptionCard.tsx';
import { SubscriptionFoot } from '../subscription/SubscriptionFoot.tsx';
import { subscriptionFoot } from '../subscription/subscriptionFoot.ts';

/** The plan, what it could be changed to, and the way out of it. */
const Subscription = () => {
  const [atMs] = useState(Date.now);

  return (
    <Page>
      <PageTitle level={1}>Subscription</PageTitle>
      <Notifications />
      <WithAccount>
        {(account) => {
          const { user, subscription } = account;
          const foot = subscriptionFoot(account, atMs);
          const resting = pausable(account, atMs);
          return (
            <>
              <SubscriptionCard account={account} atMs={atMs}>
                {foot.kind === 'none' ? null : <SubscriptionFoot foot={foot} />}
              </SubscriptionCard>
              {hasCard(account) ? <CardPanel account={account} atMs={atMs} /> : null}
              <ChangePlans account={account} atMs={atMs} />
              {resting === null ? null : <PausePlan pausable={resting} />}
              {user.tier === 'free' && subscription?.state !== 'paused' ? <RedeemPanel user={user} /> : null}
              {cancelState({ tier: user.tier, subscription }) === 'available' ? (
                <CancelPremium account={account} atMs={atMs} canPause={resting !== null} />
              ) : null}
              {/* Last: what they hold is asked for by themselves, and must move nothing that is read. */}
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

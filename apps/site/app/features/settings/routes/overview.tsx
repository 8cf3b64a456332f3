import type { User } from '@backbeat/domain';
import { identitiesQuery } from '@backbeat/sdk/query';
import { Avatar, LinkButton, Notice, Panel, PlainLink, Switch } from '@backbeat/ui';
import { usePrefetchQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PrivateText } from '../../../streamer-mode/Private.tsx';
import { useStreamerMode } from '../../../streamer-mode/useStreamerMode.ts';
import { OtherAccountNotice, useMergeState } from '../../merge/index.ts';
import { useSignedInServices } from '../../session/index.ts';
import { AtAGlance } from '../components/AtAGlance.tsx';
import { Notifications } from '../components/Notifications.tsx';
import { FootText, Page, PageTitle } from '../components/settingsStyles.ts';
import { WithAccount } from '../components/WithAccount.tsx';
import { CoverageLight } from '../coverage/CoverageLight.tsx';
import { DeletionNotice } from '../data/DeletionNotice.tsx';
import { YourData } from '../data/YourData.tsx';
import { mergedText } from '../merge/mergePanelState.ts';
import { Person, PersonLink, PersonName } from '../profile/personStyles.ts';
import { overviewFoot } from '../subscription/overviewFoot.ts';
import { SubscriptionCard } from '../subscription/SubscriptionCard.tsx';

/** The name that others see, and the way to change it. */
const PersonPanel = ({ user }: { readonly user: User }) => (
  <Panel padding="calm" role="region" aria-label="Profile">
    <Person>
      <Avatar size="lg" src={user.avatar} />
      <PersonName>
        <dt>Display name</dt>
        <dd data-unset={user.display_name ? undefined : ''}>{user.display_name || 'Not set'}</dd>
      </PersonName>
      <PersonLink size="sm" href="/settings/profile">
        Edit profile
      </PersonLink>
    </Person>
  </Panel>
);

/** Says where an account went to whoever still signs in by it, for as long as its merge can be undone. */
const MergedNotice = () =>
  useMergeState().data?.merged.map((merge) => (
    <Notice key={merge.merge_id} tone="test">
      <PrivateText name="account" text={mergedText(merge)} />{' '}
      <PlainLink href="/settings/identity">See what was merged</PlainLink>
    </Notice>
  )) ?? null;

const StreamerModePanel = () => {
  const [isOn, set] = useStreamerMode();
  return (
    <Panel padding="calm" role="region" aria-label="Streamer mode">
      <Switch
        label="Streamer mode"
        note="Hides your email, codes and prices on this device. Turns on by itself while your Twitch channel is live. Pressing “.” twice turns it on and off, on every page."
        checked={isOn}
        onChange={(event) => set(event.target.checked)}
      />
    </Panel>
  );
};

/** The account at a glance. */
const Overview = () => {
  const [atMs] = useState(Date.now);
  // Asked for beside the account, not after it.
  usePrefetchQuery(identitiesQuery(useSignedInServices().client));
  const [isEndNew, setIsEndNew] = useState(false);

  return (
    <Page>
      <PageTitle level={1}>Account Overview</PageTitle>
      <Notifications />
      <WithAccount>
        {(account) => {
          const foot = overviewFoot(account);
          return (
            <>
              <OtherAccountNotice />
              <MergedNotice />
              <DeletionNotice account={account} isNew={isEndNew} />
              <PersonPanel user={account.user} />
              <CoverageLight isShort />
              <SubscriptionCard account={account} atMs={atMs} isShort>
                <FootText>{foot.text}</FootText>
                <LinkButton size="sm" variant={foot.isInvitation ? 'primary' : 'secondary'} href={foot.href}>
                  {foot.label}
                </LinkButton>
              </SubscriptionCard>
              <AtAGlance account={account} />
              <StreamerModePanel />
              <YourData account={account} onAsked={() => setIsEndNew(true)} />
            </>
          );
        }}
      </WithAccount>
    </Page>
  );
};

export default Overview;

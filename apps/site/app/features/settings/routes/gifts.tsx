import type { Account } from '@backbeat/domain';
import { giftsQuery } from '@backbeat/sdk/query';
import { Panel, Text } from '@backbeat/ui';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../../query/LoadFailed.tsx';
import { useSignedInServices } from '../../session/index.ts';
import { PanelWaiting } from '../components/AreaWaiting.tsx';
import { Notifications } from '../components/Notifications.tsx';
import { NameText, Page, PageTitle, PartTitle } from '../components/settingsStyles.ts';
import { WithAccount } from '../components/WithAccount.tsx';
import { GivenGift } from '../gifts/GivenGift.tsx';
import { GivePanel } from '../gifts/GivePanel.tsx';
import { Entries } from '../gifts/giftStyles.ts';
import { receivedText } from '../gifts/giveWords.ts';
import { giftsEntry } from '../menuEntries.ts';

/** What somebody may give, has given, and was given. */
const GiftPanels = ({ account }: { readonly account: Account }) => {
  const { client } = useSignedInServices();
  const { data, error, refetch } = useQuery(giftsQuery(client));
  if (data === undefined && error === null) return <PanelWaiting />;
  if (data === undefined)
    return <LoadFailed title="Your gifts could not be loaded" error={error} refetch={refetch} />;
  const { gifts, received, max_places, limited_by } = data;
  return (
    <>
      <GivePanel account={account} maxPlaces={max_places} limitedBy={limited_by} />
      {gifts.map((gift) => (
        <GivenGift key={gift.id} gift={gift} />
      ))}
      {received.length === 0 ? null : (
        <>
          <PartTitle level={2} id="received">
            Given to you
          </PartTitle>
          <Panel padding="calm" role="region" aria-labelledby="received">
            <Entries>
              {received.map((month) => (
                <li key={month.claimed_at}>
                  <NameText>{month.giver ?? 'Somebody who has left'}</NameText>
                  <Text inline size="small" tone="muted">
                    {receivedText(month, Date.now())}
                  </Text>
                </li>
              ))}
            </Entries>
          </Panel>
        </>
      )}
    </>
  );
};

/** Months for others: to buy, to share, to take back, and those that came from others. */
const Gifts = () => (
  <Page>
    <PageTitle level={1}>{giftsEntry.label}</PageTitle>
    <Notifications />
    <WithAccount>{(account) => <GiftPanels account={account} />}</WithAccount>
  </Page>
);

export default Gifts;

import { Notifications } from '../components/Notifications.tsx';
import { Page, PageTitle } from '../components/settingsStyles.ts';
import { WithAccount } from '../components/WithAccount.tsx';
import { GiftPanels } from '../gifts/GiftPanels.tsx';
import { giftsEntry } from '../menuEntries.ts';

/** Months for others: to buy, to share, to take back, and those that came from others. */
const Gifts = () => (
  <Page>
    <PageTitle level={1}>{giftsEntry.label}</PageTitle>
    <Notifications />
    <WithAccount>{(account) => <GiftPanels account={account} />}</WithAccount>
  </Page>
);

export default Gifts;

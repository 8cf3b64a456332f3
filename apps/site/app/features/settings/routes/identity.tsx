import { Text } from '@backbeat/ui';
import { Notifications } from '../components/Notifications.tsx';
import { Page, PageTitle } from '../components/settingsStyles.ts';
import { Connections } from '../connections/Connections.tsx';
import { MergedAccounts } from '../merge/MergedAccounts.tsx';
import { MergePanel } from '../merge/MergePanel.tsx';

const Identity = () => (
  <Page>
    <PageTitle level={1}>Connections</PageTitle>
    <Notifications />
    <Text tone="muted">
      The accounts you can sign in with. The default one gives your picture and your name in chat.
    </Text>
    <MergePanel />
    <Connections />
    <MergedAccounts />
  </Page>
);

export default Identity;

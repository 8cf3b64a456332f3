import { Heading } from '@backbeat/ui';
import { pageMeta } from '../../../seo/pageMeta.ts';
import { Notifications } from '../components/Notifications.tsx';
import { ProfileForm } from '../components/ProfileForm.tsx';
import { Page } from '../components/settingsStyles.ts';
import { WithAccount } from '../components/WithAccount.tsx';

export const meta = () => pageMeta('/settings/profile');

/** The display name. */
const Profile = () => (
  <Page>
    <Heading level={1}>Edit profile</Heading>
    <Notifications />
    <WithAccount>{(account) => <ProfileForm account={account} />}</WithAccount>
  </Page>
);

export default Profile;

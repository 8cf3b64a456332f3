import { Heading } from '@backbeat/ui';
import { Notifications } from '../components/Notifications.tsx';
import { Page } from '../components/settingsStyles.ts';
import { WithAccount } from '../components/WithAccount.tsx';
import { ProfileForm } from '../profile/ProfileForm.tsx';

/** The display name. */
const Profile = () => (
  <Page>
    <Heading level={1}>Edit profile</Heading>
    <Notifications />
    <WithAccount>{(account) => <ProfileForm account={account} />}</WithAccount>
  </Page>
);

export default Profile;

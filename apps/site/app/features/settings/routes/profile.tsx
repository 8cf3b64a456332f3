import { Notifications } from '../components/Notifications.tsx';
import { Page, PageTitle } from '../components/settingsStyles.ts';
import { WithAccount } from '../components/WithAccount.tsx';
import { ProfileForm } from '../profile/ProfileForm.tsx';

const Profile = () => (
  <Page>
    <PageTitle level={1}>Edit profile</PageTitle>
    <Notifications />
    <WithAccount>{(account) => <ProfileForm account={account} />}</WithAccount>
  </Page>
);

export default Profile;

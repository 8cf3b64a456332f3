import { Outlet } from 'react-router';
import QueryScope from '../../../query/QueryScope.tsx';
import { SettingsArea } from '../components/SettingsArea.tsx';

const Settings = () => (
  <QueryScope>
    <SettingsArea>
      <Outlet />
    </SettingsArea>
  </QueryScope>
);

export default Settings;

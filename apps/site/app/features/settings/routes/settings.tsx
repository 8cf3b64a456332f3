import { Outlet } from 'react-router';
import { SettingsArea } from '../components/SettingsArea.tsx';

const Settings = () => (
  <SettingsArea>
    <Outlet />
  </SettingsArea>
);

export default Settings;

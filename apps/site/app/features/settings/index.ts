export { Notifications } from './components/Notifications.tsx';
export { PlatformIcon } from './components/settingsStyles.ts';

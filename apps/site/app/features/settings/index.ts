export { Notifications } from './components/Notifications.tsx';

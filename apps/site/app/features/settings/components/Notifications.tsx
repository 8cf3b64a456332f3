import { Notice } from '@backbeat/ui';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { notificationDismissed, selectNotification } from '../notificationSlice.ts';

/** What just happened: pink for errors, teal otherwise. */
export const Notifications = () => {
  const notification = useAppSelector(selectNotification);
  const dispatch = useAppDispatch();
  if (notification === null) return null;
  return (
    <Notice tone={notification.error ? 'error' : 'ok'} onDismiss={() => dispatch(notificationDismissed())}>
      {notification.message}
    </Notice>
  );
};

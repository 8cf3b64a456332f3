import { storageKeys } from '@backbeat/sdk';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { tabStorage } from '../../../browserStorage.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { linkMessage } from '../connections/linkMessage.ts';
import { notified } from '../notificationSlice.ts';

/**
 * The blank page on which connecting an account ends. In a popup it tells the page that opened it, which closes
 * it. In a window of its own the session leads back to where the person came from; what went wrong goes along.
 */
const ProfileLink = () => {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();

  useEffect(() => {
    const message = linkMessage(window.location.search);
    // Opened by itself: nothing has ended here.
    if (message === null) return;
    const opener: Window | null = window.opener;
    if (opener !== null) return opener.postMessage(message, window.location.origin);
    if (!message.success) {
      dispatch(notified({ error: true, message: message.reason ?? 'The account could not be connected.' }));
    }
    if (tabStorage.getItem(storageKeys.redirect) === null)
      void navigate('/settings/identity', { replace: true });
  }, [navigate, dispatch]);

  return null;
};

export default ProfileLink;

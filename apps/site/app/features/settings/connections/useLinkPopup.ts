import { brand, providerLabels } from '@backbeat/domain';
import { identityLinkUrl, type LinkProvider, popupFeatures } from '@backbeat/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { track } from '../../../analytics/track.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { useSignedInServices } from '../../session/index.ts';
import { notificationDismissed, notified } from '../notificationSlice.ts';
import { type LinkMessage, readLinkMessage } from './linkMessage.ts';

const closedCheckMs = 500;

/** Connecting an account in a small window: who is being connected, and what it came to. */
export const useLinkPopup = () => {
  const { config, tabs } = useSignedInServices();
  const [linking, setLinking] = useState<LinkProvider | null>(null);
  const popup = useRef<Window | null>(null);
  const cache = useQueryClient();
  const dispatch = useAppDispatch();

  const finish = useCallback(
    (provider: LinkProvider, { success, reason }: LinkMessage) => {
      popup.current?.close();
      popup.current = null;
      setLinking(null);
      if (success) {
        track({ name: 'identity_linked', provider });
        tabs.changed(cache, 'identityLink');
      }
      const name = providerLabels[provider];
      const failure = reason ?? `${name} could not be connected. Nothing has changed.`;
      const message = success ? `${name} is connected.` : failure;
      dispatch(notified({ error: !success, message }));
    },
    [cache, dispatch, tabs],
  );

  useEffect(() => {
    if (linking === null) return;
    const hear = (event: MessageEvent<unknown>) => {
      const message = readLinkMessage(event, { origin: window.location.origin, source: popup.current });
      if (message !== null) finish(linking, message);
    };
    // A window that the person closed says nothing any more.
    const watch = window.setInterval(() => {
      if (popup.current?.closed) setLinking(null);
    }, closedCheckMs);
    window.addEventListener('message', hear);
    return () => {
      window.removeEventListener('message', hear);
      window.clearInterval(watch);
    };
  }, [linking, finish]);

  useEffect(() => () => popup.current?.close(), []);

  const connect = (provider: LinkProvider) => {
    dispatch(notificationDismissed());
    popup.current = window.open(
      identityLinkUrl(provider, { authUrl: config.apiUrl }),
      `${brand.slug}-link`,
      popupFeatures(window),
    );
    if (popup.current !== null) return setLinking(provider);
    const message = 'The window was blocked. Allow pop-ups for this site and try again.';
    dispatch(notified({ error: true, message }));
  };

  return { linking, connect };
};

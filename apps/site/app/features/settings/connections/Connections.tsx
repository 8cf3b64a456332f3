import { brand, providerLabels } from '@backbeat/domain';
import { errorText, identityLinkUrl, type LinkProvider, popupFeatures } from '@backbeat/sdk';
import { identityDefaultMutation } from '@backbeat/sdk/query';
import { FormMessage, Panel } from '@backbeat/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { track } from '../../../analytics/track.ts';
import { LoadFailed } from '../../../query/LoadFailed.tsx';
import { useAppDispatch } from '../../../store/hooks.ts';
import { useSignedInServices } from '../../session/index.ts';
import { PanelWaiting } from '../components/AreaWaiting.tsx';
import { notificationDismissed, notified } from '../notificationSlice.ts';
import { IdentityItem } from './IdentityItem.tsx';
import { identityRows } from './identityRows.ts';
import { hearPopups, type LinkMessage } from './linkMessage.ts';
import { useIdentities } from './useIdentities.ts';

const closedCheckMs = 500;

/** Random enough that nobody guesses it, also where a page has no `randomUUID` (plain http). */
const newAttempt = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/** Who is being connected. */
interface Linking {
  readonly provider: LinkProvider;
  /** The window looks closed. It may be so, or a provider's headers have cut it off while it is open. */
  readonly isOutOfSight: boolean;
}

/** Connecting an account in a small window: who is being connected, and what it came to. */
const useLinkPopup = () => {
  const { config, tabs } = useSignedInServices();
  const [linking, setLinking] = useState<Linking | null>(null);
  const popup = useRef<Window | null>(null);
  const attempts = useRef(new Map<string, LinkProvider>());
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

  useEffect(
    () =>
      hearPopups((message) => {
        const provider = attempts.current.get(message.attempt);
        if (provider === undefined) return;
        attempts.current.delete(message.attempt);
        finish(provider, message);
      }),
    [finish],
  );

  const isInSight = linking !== null && !linking.isOutOfSight;
  useEffect(() => {
    if (!isInSight) return;
    const watch = window.setInterval(() => {
      if (popup.current?.closed) setLinking((now) => now && { ...now, isOutOfSight: true });
    }, closedCheckMs);
    return () => window.clearInterval(watch);
  }, [isInSight]);

  useEffect(() => () => popup.current?.close(), []);

  const connect = (provider: LinkProvider) => {
    dispatch(notificationDismissed());
    const attempt = newAttempt();
    popup.current = window.open(
      identityLinkUrl(provider, { authUrl: config.apiUrl, attempt }),
      `${brand.slug}-link`,
      popupFeatures(window),
    );
    if (popup.current !== null) {
      attempts.current.set(attempt, provider);
      return setLinking({ provider, isOutOfSight: false });
    }
    const message = 'The window was blocked. Allow pop-ups for this site and try again.';
    dispatch(notified({ error: true, message }));
  };

  return { linking, isInSight, connect };
};

/** The accounts that one can sign in with. */
export const Connections = () => {
  const { client } = useSignedInServices();
  const { data, error, refetch, isFetching } = useIdentities();
  const { mutate, isPending, variables } = useMutation(identityDefaultMutation(client));
  const { linking, isInSight, connect } = useLinkPopup();
  const dispatch = useAppDispatch();

  useEffect(() => () => void dispatch(notificationDismissed()), [dispatch]);

  const makeDefault = (id: number) =>
    mutate(id, {
      onSuccess: () => dispatch(notified({ error: false, message: 'Your default account has changed.' })),
      onError: (failure) => dispatch(notified({ error: true, message: errorText(failure) })),
    });

  if (data === undefined) {
    if (error === null || isFetching) return <PanelWaiting />;
    return <LoadFailed title="Your connections could not be loaded" error={error} refetch={refetch} />;
  }
  return (
    <>
      <Panel padding="calm" role="region" aria-label="Linked accounts">
        <ul>
          {identityRows(data).map((row) => (
            <IdentityItem
              key={row.provider}
              row={row}
              linking={linking?.provider !== row.provider ? 'no' : isInSight ? 'in-sight' : 'out-of-sight'}
              isMakingDefault={isPending && variables === row.makeDefaultId}
              isBusy={isPending || isInSight}
              onLink={connect}
              onMakeDefault={makeDefault}
            />
          ))}
        </ul>
      </Panel>
      <FormMessage>Connect opens a small window. Allow pop-ups for this site if nothing happens.</FormMessage>
    </>
  );
};

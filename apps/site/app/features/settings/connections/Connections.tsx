import { errorText } from '@backbeat/sdk';
import { identityDefaultMutation } from '@backbeat/sdk/query';
import { FormMessage, Panel } from '@backbeat/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LoadFailed } from '../../../query/LoadFailed.tsx';
import { useAppDispatch } from '../../../store/hooks.ts';
import { useSignedInServices } from '../../session/index.ts';
import { PanelWaiting } from '../components/AreaWaiting.tsx';
import { notificationDismissed, notified } from '../notificationSlice.ts';
import { IdentityItem } from './IdentityItem.tsx';
import { identityRows } from './identityRows.ts';
import { useIdentities } from './useIdentities.ts';
import { useLinkPopup } from './useLinkPopup.ts';

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

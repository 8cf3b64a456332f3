import type { Account } from '@backbeat/domain';
import type { ReactElement } from 'react';
import { LoadFailed } from '../../../query/LoadFailed.tsx';
import { useAccount } from '../../session/index.ts';
import { PanelWaiting } from './AreaWaiting.tsx';

/** Draws what needs the account: a skeleton before it is there, and a way to ask again when it does not come. */
export const WithAccount = ({ children }: { readonly children: (account: Account) => ReactElement }) => {
  const { data: account, error, refetch, isFetching } = useAccount();
  if (account !== undefined) return children(account);
  if (error === null || isFetching) return <PanelWaiting />;
  return <LoadFailed title="Your account could not be loaded" error={error} refetch={refetch} />;
};

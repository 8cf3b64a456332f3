import type { Account } from '@backbeat/domain';
import { errorText } from '@backbeat/sdk';
import { Button, EmptyState } from '@backbeat/ui';
import type { ReactNode } from 'react';
import { useAccount } from '../../session/index.ts';
import { PanelWaiting } from './AreaWaiting.tsx';

/** Draws what needs the account: a skeleton before it is there, and a way to ask again when it does not come. */
export const WithAccount = ({ children }: { readonly children: (account: Account) => ReactNode }) => {
  const { data: account, error, refetch, isFetching } = useAccount();
  if (account !== undefined) return children(account);
  if (error === null || isFetching) return <PanelWaiting />;
  return (
    <EmptyState
      title="Your account could not be loaded"
      action={
        <Button variant="primary" onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      {errorText(error)}
    </EmptyState>
  );
};

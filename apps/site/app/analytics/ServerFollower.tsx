import { AuthError, NetworkError, TimeoutError } from '@backbeat/sdk';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAccount } from '../features/session/index.ts';
import { queryClient } from '../query/queryClient.ts';
import type { AnalyticsTool } from './AnalyticsTool.ts';
import type { Tools } from './openTools.ts';
import { customerTraits } from './person.ts';

/** Failures of the network and of the service are no errors of our code. */
const isExpected = (error: unknown) =>
  error instanceof AuthError || error instanceof NetworkError || error instanceof TimeoutError;

interface ServerFollowerProps {
  readonly tools: Tools;
  /** Whether somebody is signed in. */
  readonly isKnown: boolean;
}

/** Tells the tool that looks after customers how their subscription stands, whenever that has changed. */
const CustomerFollower = ({ tool }: { readonly tool: AnalyticsTool }) => {
  const { data: account, dataUpdatedAt } = useAccount();
  useEffect(() => {
    if (account !== undefined) tool.identify(account.user.guid, customerTraits(account, dataUpdatedAt));
  }, [tool, account, dataUpdatedAt]);
  return null;
};

/** Tells the tools what the server said: what went wrong, and how the person's subscription stands. */
const ServerFollower = ({ tools: { errors, customers }, isKnown }: ServerFollowerProps) => {
  const cache = queryClient();

  useEffect(
    () =>
      cache.getQueryCache().subscribe((change) => {
        if (change.type !== 'updated' || change.action.type !== 'error') return;
        if (!isExpected(change.action.error)) errors?.report(change.action.error);
      }),
    [cache, errors],
  );

  return customers && isKnown ? (
    <QueryClientProvider client={cache}>
      <CustomerFollower tool={customers} />
    </QueryClientProvider>
  ) : null;
};

export default ServerFollower;

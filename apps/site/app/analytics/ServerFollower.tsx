import { AuthError, NetworkError, TimeoutError } from '@backbeat/sdk';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient } from '../query/queryClient.ts';
import { CustomerFollower } from './CustomerFollower.tsx';
import type { Tools } from './openTools.ts';

/** Failures of the network and of the service are no errors of our code. */
const isExpected = (error: unknown) =>
  error instanceof AuthError || error instanceof NetworkError || error instanceof TimeoutError;

interface ServerFollowerProps {
  readonly tools: Tools;
  /** Whether somebody is signed in. */
  readonly isKnown: boolean;
}

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

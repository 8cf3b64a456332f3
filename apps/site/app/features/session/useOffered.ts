import type { User } from '@backbeat/domain';
import { useSyncExternalStore } from 'react';
import { useOpenServices } from './services.ts';

const never = () => () => {};

/**
 * The account whose token came with a link, until the person has answered; null in every
 * other state.
 *
 * @example const offered = useOffered();
 */
export const useOffered = (): User | null => {
  const session = useOpenServices()?.session;
  return useSyncExternalStore(
    session?.subscribe ?? never,
    () => session?.getSnapshot().offered ?? null,
    () => null,
  );
};

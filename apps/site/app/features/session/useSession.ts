import type { User } from '@backbeat/domain';
import { useSyncExternalStore } from 'react';
import { useAppSelector } from '../../store/hooks.ts';
import { type Me, useOpenServices } from './services.ts';
import {
  type SessionProblem,
  type SessionStatus,
  selectSessionError,
  selectSessionStatus,
  selectToken,
} from './sessionSlice.ts';

/** Who is here. */
export interface SessionView {
  readonly status: SessionStatus;
  /** The signed-in person; null in every other state. */
  readonly user: User | null;
  readonly token: string | null;
  /** Why nobody is known; `isUnreachable` means that asking again can help. */
  readonly error: SessionProblem | null;
}

const nobody: Me = { subscribe: () => () => {}, get: () => null };

/**
 * The session of this tab. `loading` in the prerendered page and until the browser has been asked.
 *
 * @example const { status, user } = useSession();
 */
export const useSession = (): SessionView => {
  const services = useOpenServices();
  const status = useAppSelector(selectSessionStatus);
  const token = useAppSelector(selectToken);
  const error = useAppSelector(selectSessionError);
  const me = services?.me ?? nobody;
  const user = useSyncExternalStore(me.subscribe, me.get, nobody.get);
  return { status, user: status === 'signed-in' ? user : null, token, error };
};

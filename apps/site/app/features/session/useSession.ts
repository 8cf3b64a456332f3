import type { User } from '@backbeat/domain';
import { queryKeys } from '@backbeat/sdk/query';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useAppSelector } from '../../store/hooks.ts';
import { useServices } from './services.ts';
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

/**
 * The session of this tab. `loading` in the prerendered page and until the browser has been asked.
 *
 * @example const { status, user } = useSession();
 */
export const useSession = (): SessionView => {
  const services = useServices();
  const status = useAppSelector(selectSessionStatus);
  const token = useAppSelector(selectToken);
  const error = useAppSelector(selectSessionError);
  const isSignedIn = status === 'signed-in';
  const { data } = useQuery<User>({
    queryKey: queryKeys.me,
    queryFn: services !== null && isSignedIn ? ({ signal }) => services.client.me({}, { signal }) : skipToken,
  });
  return { status, user: isSignedIn ? (data ?? null) : null, token, error };
};

import type { User } from '@backbeat/domain';
import { useAppSelector } from '../../store/hooks.ts';
import {
  type SessionProblem,
  type SessionStatus,
  selectSessionError,
  selectSessionStatus,
  selectToken,
} from './sessionSlice.ts';
import { useUser } from './useUser.ts';

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
  const user = useUser();
  const status = useAppSelector(selectSessionStatus);
  const token = useAppSelector(selectToken);
  const error = useAppSelector(selectSessionError);
  return { status, user, token, error };
};

import type { User } from '@backbeat/domain';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useAppSelector } from '../../store/hooks.ts';
import { hasSessionHint } from './arrivedToken.ts';
import { type Me, useOpenServices } from './services.ts';
import {
  type SessionProblem,
  type SessionStatus,
  selectIsSignedIn,
  selectSessionError,
  selectSessionStatus,
  selectToken,
} from './sessionSlice.ts';

const nobody: Me = { subscribe: () => () => {}, get: () => null };

/** Whether somebody is signed in; false in the prerendered page and until the browser has been asked. */
export const useIsSignedIn = (): boolean => useAppSelector(selectIsSignedIn);

/**
 * The signed-in person; null in every other state. A view that shows nothing else of the session is not drawn again
 * when nobody turns out to be signed in.
 *
 * @example const user = useUser();
 */
export const useUser = (): User | null => {
  const me = useOpenServices()?.me ?? nobody;
  const user = useSyncExternalStore(me.subscribe, me.get, nobody.get);
  return useIsSignedIn() ? user : null;
};

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

/**
 * Tells once that nobody is signed in here: at once where this tab knows of no session, else when its token has turned
 * out to be worth nothing. Who has just signed in is not asked to do it again for a moment.
 *
 * @param tell has to stay the same from one drawing to the next
 */
export const useWhenSignedOut = (tell: () => void): void => {
  const status = useAppSelector(selectSessionStatus);
  const wasTold = useRef(false);
  useEffect(() => {
    const mayBeKnown = status === 'signed-in' || (status === 'loading' && hasSessionHint());
    if (wasTold.current || mayBeKnown) return;
    wasTold.current = true;
    tell();
  }, [status, tell]);
};

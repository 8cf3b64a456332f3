import { AuthError, errorText } from '@backbeat/sdk';
import { staffMeQuery } from '@backbeat/sdk/staff/query';
import { Button, EmptyState, LoadingOverlay } from '@backbeat/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { DoorPage } from './DoorPage.tsx';
import { takeReturnPath } from './returnPath.ts';
import { SignIn } from './SignIn.tsx';
import { useStaff } from './StaffServices.ts';
import { sessionState } from './sessionState.ts';

/** How often the counts of what waits are asked for. */
const countsMs = 60_000;

/** How long after the last key or press they are: a desk that nobody uses must end. */
const presentMs = 5 * countsMs;

/** How long after its end the api is asked: clocks differ. */
const marginMs = 2_000;

let presentAtMs = Date.now();

const notePresence = (): void => {
  presentAtMs = Date.now();
};

const usePresence = (): void => {
  useEffect(() => {
    for (const kind of ['keydown', 'pointerdown']) document.addEventListener(kind, notePresence, true);
    return () => {
      for (const kind of ['keydown', 'pointerdown']) document.removeEventListener(kind, notePresence, true);
    };
  }, []);
};

/** Asks for the session once it must have ended, so that no person's page stays on a screen that was left. */
const useEndWatch = (isSignedIn: boolean): void => {
  const { client, cache } = useStaff();
  useEffect(() => {
    if (!isSignedIn) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(look, Math.max(sessionState.idleLeftMs(), 0) + marginMs);
    };
    const look = () => {
      // Another tab may have been used since.
      if (sessionState.idleLeftMs() > 0) wait();
      else cache.fetchQuery({ ...staffMeQuery(client), staleTime: 0 }).then(wait, () => {});
    };
    wait();
    return () => clearTimeout(timer);
  }, [isSignedIn, client, cache]);
};

/** Shows the desk to whoever is signed in, and the sign-in screen to everybody else. */
export const SessionGate = ({ children }: { readonly children: ReactNode }) => {
  const { client } = useStaff();
  const ended = useSyncExternalStore(sessionState.subscribe, sessionState.ended);
  const { data, error, refetch } = useQuery({
    ...staffMeQuery(client),
    enabled: ended === null,
    refetchInterval: () => (Date.now() - presentAtMs < presentMs ? countsMs : false),
  });
  const navigate = useNavigate();
  usePresence();
  useEndWatch(data !== undefined);
  useEffect(() => {
    if (!data) return;
    const path = takeReturnPath();
    if (path !== null) void navigate(path, { replace: true });
  }, [data, navigate]);
  if (ended !== null) return <SignIn reason={ended} />;
  if (data) {
    // Before the first call of a screen, which has to name the session.
    sessionState.begin(data.session_id, data.ends_at);
    return children;
  }
  if (error && !(error instanceof AuthError))
    return (
      <DoorPage>
        <EmptyState
          title="The desk cannot reach the api"
          action={
            <Button variant="primary" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {errorText(error)}
        </EmptyState>
      </DoorPage>
    );
  return <LoadingOverlay label="Opening the desk" cover="page" />;
};

import { Container, Spinner, Text } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { track } from '../../../analytics/track.ts';
import { tabStorage } from '../../../browserStorage.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { forgetTab } from '../forgetTab.ts';
import { useServices } from '../services.ts';
import { sessionEnded } from '../sessionSlice.ts';

const Page = styled(Container, {
  base: css`display: grid; place-items: center; align-content: center; gap: 20px; min-block-size: 100dvh;`,
});

/**
 * Ends the session here, at the api and in the other tabs. Null until the page knows where the api is.
 *
 * @example const signOut = useSignOut(); await signOut?.();
 */
const useSignOut = (): (() => Promise<void>) | null => {
  const services = useServices();
  const dispatch = useAppDispatch();
  const signOut = useCallback(async () => {
    track({ name: 'signed_out' });
    const ended = services?.session.logout();
    forgetTab(tabStorage);
    dispatch(sessionEnded());
    await ended;
  }, [services, dispatch]);
  return services === null ? null : signOut;
};

/** Signs out, then leads home. */
const Logout = () => {
  const signOut = useSignOut();
  const navigate = useNavigate();

  useEffect(() => {
    if (signOut === null) return;
    void signOut().finally(() => navigate('/', { replace: true }));
  }, [signOut, navigate]);

  return (
    <Page role="status">
      <Spinner />
      <Text tone="muted">Signing you out</Text>
    </Page>
  );
};

export default Logout;

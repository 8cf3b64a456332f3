import { Container, Spinner, Text } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSignOut } from '../useSignOut.ts';

const Page = styled(Container, {
  base: css`display: grid; place-items: center; align-content: center; gap: 20px; min-block-size: 100dvh;`,
});

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

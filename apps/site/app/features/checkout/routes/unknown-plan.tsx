import { css, styled } from '@backbeat/ui/styling';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

const Room = styled('div', { base: css`min-block-size: 100dvh;` });

/** A plan that nobody sells: home. */
const UnknownPlan = () => {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate('/', { replace: true });
  }, [navigate]);
  return <Room aria-busy="true" />;
};

export default UnknownPlan;

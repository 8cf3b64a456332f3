import { Button, Notice, Row } from '@backbeat/ui';
import { useSession, useSessionRetry } from '../../session/index.ts';

/** The service could not be asked who is here: says so, and asks again. */
export const UnreachableNotice = () => {
  const { status, error } = useSession();
  const retry = useSessionRetry();
  if (status === 'signed-in' || !error?.isUnreachable) return null;

  return (
    <Row justify="between">
      <Notice tone="error">{error.text}</Notice>
      <Button onClick={retry}>Try again</Button>
    </Row>
  );
};

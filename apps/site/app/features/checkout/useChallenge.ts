import { PaymentError, type PaymentToken, type Result } from '@backbeat/payments';
import { useCallback, useEffect, useRef, useState } from 'react';

type Answer = Result<PaymentToken>;

const closed = (): Answer => ({
  ok: false,
  error: new PaymentError('cancelled', "The bank's window was closed."),
});

/** The bank's question as something that can be awaited: shown while it is open, answered once. */
export const useChallenge = () => {
  const [actionTokenId, setActionTokenId] = useState<string | null>(null);
  const answer = useRef<(result: Answer) => void>(() => {});

  const settle = useCallback((result: Answer) => {
    setActionTokenId(null);
    answer.current(result);
  }, []);

  const ask = useCallback(
    (id: string) =>
      new Promise<Answer>((resolve) => {
        answer.current = resolve;
        setActionTokenId(id);
      }),
    [],
  );

  useEffect(() => () => answer.current(closed()), []);

  return { actionTokenId, ask, settle, close: () => settle(closed()) };
};

'use client';

import { useEffect, useRef } from 'react';
import type { PaymentError } from '../PaymentError.ts';
import type { PaymentToken } from '../PaymentToken.ts';
import { usePayments } from './PaymentsContext.ts';

export interface ThreeDSecureChallengeProps {
  /** `details.action_token_id` of the api's answer `three_d_secure_required`. */
  readonly actionTokenId: string;
  /** Repeat the purchase with this token. */
  readonly onToken: (token: PaymentToken) => void;
  /** Called when the bank does not confirm, or cannot be reached. */
  readonly onError: (error: PaymentError) => void;
  /** Joined with the class of the frame. */
  readonly className?: string;
}

/**
 * Shows the bank's own check while it is mounted. Unmounting stops it; nothing is charged then.
 *
 * @example <ThreeDSecureChallenge actionTokenId={id} onToken={payAgain} onError={show} />
 */
export const ThreeDSecureChallenge = ({
  actionTokenId,
  onToken,
  onError,
  className = 'bb-challenge',
}: ThreeDSecureChallengeProps) => {
  const { client, texts } = usePayments();
  const host = useRef<HTMLDivElement>(null);
  const latest = useRef({ onToken, onError, title: texts.labelBankCheck });

  useEffect(() => {
    latest.current = { onToken, onError, title: texts.labelBankCheck };
  });

  useEffect(() => {
    const element = host.current;
    if (!client || !element) return;
    const leaving = new AbortController();
    const { title } = latest.current;
    void client.threeDSecure(actionTokenId, element, leaving.signal, title).then((result) => {
      if (leaving.signal.aborted) return;
      if (result.ok) latest.current.onToken(result.value);
      else latest.current.onError(result.error);
    });
    return () => leaving.abort();
  }, [client, actionTokenId]);

  return <div className={className} ref={host} />;
};

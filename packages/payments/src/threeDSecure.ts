import { anySignal, withDeadline } from './deadline.ts';
import { finishFrames } from './finishFrames.ts';
import type { InstanceOwner } from './instanceOwner.ts';
import { PaymentError } from './PaymentError.ts';
import { type PaymentToken, toToken } from './PaymentToken.ts';
import type { ProviderChallenge } from './provider.ts';
import { toPaymentError } from './providerError.ts';
import { failure, type Result } from './result.ts';

/** Banks give their own pages about ten minutes; after this the challenge is given up. */
const challengeTimeoutMs = 15 * 60_000;

interface Challenge {
  /** `details.action_token_id` of the api's answer `three_d_secure_required`. */
  readonly actionTokenId: string;
  readonly element: HTMLElement;
  /** Name of its frame, for screen readers. */
  readonly title: string;
}

const timedOut = () => new PaymentError('timeout', "The bank's check took too long.");

/**
 * Shows the bank's challenge inside an element and answers the result token to repeat the purchase with.
 */
export const runThreeDSecure = async (
  owner: InstanceOwner,
  { actionTokenId, element, title }: Challenge,
  callerSignal: AbortSignal | undefined,
): Promise<Result<PaymentToken>> => {
  const signal = anySignal(owner.signal, callerSignal);
  const opened = await owner.get(signal);
  if (!opened.ok) return opened;
  return withDeadline<PaymentToken>(
    (settle) => {
      let challenge: ProviderChallenge | undefined;
      // The frame comes later, after the provider has asked what kind of challenge it is.
      const frames = new MutationObserver(() => finishFrames(element, title));
      try {
        frames.observe(element, { childList: true, subtree: true });
        challenge = opened.value.Risk().ThreeDSecure({ actionTokenId });
        challenge.on('token', (answer) => settle(toToken(answer, 'three-d-secure-result')));
        challenge.on('error', (reported) => settle(failure(toPaymentError(reported))));
        challenge.attach(element);
      } catch (thrown) {
        settle(failure(toPaymentError(thrown)));
      }
      return () => {
        frames.disconnect();
        challenge?.destroy();
        element.replaceChildren();
      };
    },
    { signal, limit: { ms: challengeTimeoutMs, error: timedOut } },
  );
};

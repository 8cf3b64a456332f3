import { brand, type Cents, moneyText } from '@backbeat/domain';
import type { PaymentToken, Result } from '@backbeat/payments';
import { ThreeDSecureChallenge } from '@backbeat/payments/react';
import { Modal, ModalFoot, Text } from '@backbeat/ui';
import { PrivateText } from '../../../streamer-mode/Private.tsx';

interface ChallengeModalProps {
  readonly actionTokenId: string | null;
  readonly totalCents: Cents;
  readonly onAnswer: (answer: Result<PaymentToken>) => void;
  readonly onClose: () => void;
}

/** The bank asks; the page waits behind it. */
export const ChallengeModal = ({ actionTokenId, totalCents, onAnswer, onClose }: ChallengeModalProps) => (
  <Modal
    open={actionTokenId !== null}
    onClose={onClose}
    title="Is it you?"
    closeLabel="Close and stop paying"
  >
    <Text tone="muted">
      <PrivateText
        name="amount"
        text={
          totalCents === 0
            ? `Your bank asks whether ${brand.name} may charge this card.`
            : `Your bank asks about ${moneyText(totalCents)} to ${brand.name}.`
        }
      />
    </Text>
    {actionTokenId === null ? null : (
      <ThreeDSecureChallenge
        actionTokenId={actionTokenId}
        onToken={(value) => onAnswer({ ok: true, value })}
        onError={(error) => onAnswer({ ok: false, error })}
      />
    )}
    <ModalFoot>Closing this stops the payment. Nothing is charged.</ModalFoot>
  </Modal>
);

import { cents } from '@backbeat/domain';
import { ChallengeModal, CheckoutPayments, checkoutProblemText } from '../../checkout/index.ts';

interface BankQuestionProps {
  readonly actionTokenId: string;
  readonly totalCents: number;
  /** The bank's token, or null and why there is none. */
  readonly onAnswer: (tokenId: string | null, text: string | null) => void;
}

/** The bank asks about a change of plan. */
const BankQuestion = ({ actionTokenId, totalCents, onAnswer }: BankQuestionProps) => (
  <CheckoutPayments>
    <ChallengeModal
      actionTokenId={actionTokenId}
      totalCents={cents(totalCents)}
      onAnswer={(answer) =>
        answer.ok
          ? onAnswer(answer.value.id, null)
          : onAnswer(null, checkoutProblemText({ kind: 'challenge-failed' }).detail)
      }
      onClose={() => onAnswer(null, checkoutProblemText({ kind: 'challenge-closed' }).detail)}
    />
  </CheckoutPayments>
);

export default BankQuestion;

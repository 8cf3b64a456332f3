import { moneyText, renewalOf, renewalWords } from '@backbeat/domain';
import { Text } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { PrivateText } from '../../../streamer-mode/Private.tsx';
import type { Order } from '../useOrder.ts';

/** Two lines from the start, so that nothing moves when the day is known. */
const Sentence = styled(Text, { base: css`min-block-size: 2lh;` });

interface RenewalNoteProps {
  readonly order: Order;
  /** False in the prerendered page, which knows no dates. */
  readonly isDated: boolean;
  /** What stands for the amount where one button shows all amounts; null while they are shown. */
  readonly hiddenAmount?: string | null;
}

/** What the plan renews for, beside the button that pays. */
export const RenewalNote = ({
  order: { plan, quote, isBeforeTax },
  isDated,
  hiddenAmount,
}: RenewalNoteProps) => {
  const { amountCents, firstAt } = renewalOf(quote);
  const terms = { planCode: plan.code, amountCents, firstAt: isDated ? firstAt : null };
  const words = renewalWords({ ...terms, isBeforeTax });
  return (
    <Sentence size="small" tone="muted">
      {hiddenAmount === undefined ? (
        <PrivateText name="renewal" text={words} />
      ) : (
        words.replace(moneyText(amountCents), hiddenAmount ?? moneyText(amountCents))
      )}
    </Sentence>
  );
};

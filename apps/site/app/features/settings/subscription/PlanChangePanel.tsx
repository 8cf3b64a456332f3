import type { Notification, PaidPlanCode } from '@backbeat/domain';
import { PlanChangePreview } from '@backbeat/pricing';
import { Button, FormMessage, Notice, Row, Skeleton, Stack, Text } from '@backbeat/ui';
import { Suspense, useEffect, useRef } from 'react';
import { lazyPart } from '../../../release/lazyPart.ts';
import { HideableAmounts } from '../../../streamer-mode/HideableAmounts.tsx';
import { PrivateText } from '../../../streamer-mode/Private.tsx';
import { planChangeWords, renewalOfChange } from './planChangeWords.ts';
import { usePlanChange } from './usePlanChange.ts';

/** Loaded when a bank asks: the payment provider's part is large, and most banks say nothing. */
const BankQuestion = lazyPart(() => import('./BankQuestion.tsx'));

interface PlanChangePanelProps {
  readonly planCode: PaidPlanCode;
  readonly coupon: string | null;
  readonly atMs: number;
  readonly onKeep: () => void;
  readonly onDone: (news: Notification) => void;
  readonly onOver: (news: Notification) => void;
  readonly onChannelMissing: () => void;
}

/** What another plan costs today and next time, and the button that agrees to exactly that. */
export const PlanChangePanel = ({ planCode, coupon, atMs, onKeep, ...outcomes }: PlanChangePanelProps) => {
  const { ask, quote, isChanging, problemText, ...change } = usePlanChange(outcomes);
  const place = useRef<HTMLDivElement>(null);
  const askFirst = useRef(ask);
  const hasAnswer = quote !== null || problemText !== null;
  const words = quote === null ? null : planChangeWords(quote, atMs);
  const renewal = quote === null ? null : renewalOfChange(quote);

  useEffect(() => askFirst.current(planCode, coupon), [planCode, coupon]);
  useEffect(() => {
    if (hasAnswer) place.current?.focus();
  }, [hasAnswer]);

  return (
    <Stack
      ref={place}
      tabIndex={-1}
      role="group"
      aria-label={words?.title ?? 'Another plan'}
      aria-busy={change.isQuoting}
    >
      {problemText === null ? null : (
        <Notice tone="error" role="alert">
          {problemText}
        </Notice>
      )}
      {quote === null && problemText === null ? (
        <div role="status" aria-label="Working out the price">
          <Skeleton shape="heading" width="half" />
          <Skeleton width="most" />
          <Skeleton shape="button" />
        </div>
      ) : null}
      {quote === null && problemText !== null ? (
        <Row>
          <Button variant="primary" loading={change.isQuoting} onClick={() => ask(planCode, coupon)}>
            Try again
          </Button>
          <Button variant="quiet" onClick={onKeep}>
            Close
          </Button>
        </Row>
      ) : null}
      {quote === null || change.couponText === null ? null : (
        <FormMessage state="hint" role="status">
          {change.couponText}
        </FormMessage>
      )}
      {words === null ? null : (
        <HideableAmounts>
          {(showButton) => (
            <>
              <PlanChangePreview
                {...words}
                status={isChanging ? 'processing' : 'idle'}
                onConfirm={change.confirm}
                onKeep={onKeep}
              >
                {renewal === null ? null : (
                  <Text size="small" tone="muted">
                    <PrivateText name="renewal" text={renewal.words} />
                  </Text>
                )}
              </PlanChangePreview>
              <Row>{showButton}</Row>
            </>
          )}
        </HideableAmounts>
      )}
      {change.actionTokenId === null || quote === null ? null : (
        <Suspense>
          <BankQuestion
            actionTokenId={change.actionTokenId}
            totalCents={quote.now.total_cents}
            onAnswer={change.answerBank}
          />
        </Suspense>
      )}
    </Stack>
  );
};

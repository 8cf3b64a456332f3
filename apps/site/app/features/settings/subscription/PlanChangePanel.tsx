import type { Notification } from '@backbeat/domain';
import { PlanChangePreview } from '@backbeat/pricing';
import { Button, FormMessage, Notice, Row, Skeleton, Stack, Text } from '@backbeat/ui';
import { Suspense, useEffect, useRef } from 'react';
import { lazyPart } from '../../../release/lazyPart.ts';
import { HideableAmounts } from '../../../streamer-mode/HideableAmounts.tsx';
import { PrivateText } from '../../../streamer-mode/Private.tsx';
import { planChangeWords, renewalOfChange } from './planChangeWords.ts';
import { type Asking, usePlanChange } from './usePlanChange.ts';

/** Loaded when a bank asks: the payment provider's part is large, and most banks say nothing. */
const BankQuestion = lazyPart(() => import('./BankQuestion.tsx'));

interface PlanChangePanelProps {
  /** Its name until the quote has one. */
  readonly name: string;
  /** Asks for the quote: once when the panel opens, and again after a failure. */
  readonly onAsk: (asking: Asking) => void;
  readonly atMs: number;
  readonly onKeep: () => void;
  readonly onDone: (news: Notification) => void;
  readonly onOver: (news: Notification) => void;
  readonly onChannelMissing: () => void;
}

/** What another plan or more channels cost today and next time, and the button that agrees to exactly that. */
export const PlanChangePanel = ({ name, onAsk, atMs, onKeep, ...outcomes }: PlanChangePanelProps) => {
  const { quote, isChanging, problemText, ...change } = usePlanChange(outcomes);
  const place = useRef<HTMLDivElement>(null);
  const askFirst = useRef(() => onAsk(change));
  const hasAnswer = quote !== null || problemText !== null;
  const words = quote === null ? null : planChangeWords(quote, atMs);
  const renewal = quote === null ? null : renewalOfChange(quote);

  useEffect(() => askFirst.current(), []);
  useEffect(() => {
    if (hasAnswer) place.current?.focus();
  }, [hasAnswer]);

  return (
    <Stack
      ref={place}
      tabIndex={-1}
      role="group"
      aria-label={words?.title ?? name}
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
          <Button variant="primary" loading={change.isQuoting} onClick={() => onAsk(change)}>
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

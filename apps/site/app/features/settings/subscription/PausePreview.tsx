import type { PlanChangeQuote } from '@backbeat/sdk/contract';
import { Button, Facts, FormMessage, Heading, Row, Skeleton, Stack, Text } from '@backbeat/ui';
import { PrivateText } from '../../../streamer-mode/Private.tsx';
import { pauseWords } from './pauseWords.ts';

interface PausePreviewProps {
  /** Null while it is on its way. */
  readonly quote: PlanChangeQuote | null;
  readonly problemText: string | null;
  readonly isChanging: boolean;
  readonly keepLabel: string;
  readonly onAskAgain: () => void;
  readonly onConfirm: () => void;
  readonly onKeep: () => void;
}

/** What a pause, or the end of one, means in money and days, and the button that agrees to exactly that. */
export const PausePreview = ({ quote, problemText, isChanging, keepLabel, ...on }: PausePreviewProps) => {
  const words = quote === null ? null : pauseWords(quote);
  const isWaiting = words === null && problemText === null;
  return (
    <Stack {...(words === null ? {} : { role: 'group', 'aria-label': words.title })}>
      {words === null ? null : (
        <Stack gap={1}>
          <Heading level={3} size="title">
            {words.title}
          </Heading>
          <Text size="small" tone="muted">
            {words.note}
          </Text>
        </Stack>
      )}
      {isWaiting ? (
        <div>
          <Skeleton width="half" />
          <Skeleton width="most" />
        </div>
      ) : null}
      {words === null ? null : (
        <Facts
          items={words.facts.map(({ label, value }) => ({
            term: label,
            value: <PrivateText name={label} text={value} />,
          }))}
        />
      )}
      {problemText === null ? null : (
        <FormMessage state="error" role="alert">
          {problemText}
        </FormMessage>
      )}
      <Row>
        {words === null ? (
          <Button
            variant="primary"
            disabled={problemText === null}
            onClick={problemText === null ? undefined : on.onAskAgain}
          >
            Try again
          </Button>
        ) : (
          <Button variant="primary" loading={isChanging} loadingText="Processing" onClick={on.onConfirm}>
            <PrivateText text={words.confirmLabel} />
          </Button>
        )}
        <Button variant="quiet" disabled={isChanging} onClick={on.onKeep}>
          {keepLabel}
        </Button>
      </Row>
    </Stack>
  );
};

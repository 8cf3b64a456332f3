import { addMonths, dateText, type Notification } from '@backbeat/domain';
import { Button, Panel, SegmentedControl, Stack, TextField, VisuallyHidden } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { useEffect, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { PrivateText } from '../../../streamer-mode/Private.tsx';
import { PartTitle } from '../components/settingsStyles.ts';
import { notificationDismissed, notified } from '../notificationSlice.ts';
import { Line, LineText } from './lineStyles.ts';
import { PausePreview } from './PausePreview.tsx';
import { dayField, dayOf, type Pausable, pauseMonths, pauseWords, spokenFacts } from './pauseWords.ts';
import { pauseAsked, pauseKept, selectIsPausing } from './planChangeSlice.ts';
import { usePlanChange } from './usePlanChange.ts';

const Choice = styled('div', {
  base: css`
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    gap: 16px 32px;
  `,
});

const ChoiceLabel = styled('b', {
  base: css`display: block; margin-block-end: 8px; font-size: var(--bb-fs-small); font-weight: 600;`,
});

/** Where the length is a day and none of the lengths in months. */
const byDay = 'day';

/** The way to a pause: for how long, what that means, and the yes to exactly that. */
export const PausePlan = ({ pausable }: { readonly pausable: Pausable }) => {
  const { name, startsAt, range } = pausable;
  const isPausing = useAppSelector(selectIsPausing);
  const dispatch = useAppDispatch();
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [length, setLength] = useState(byDay);
  const [day, setDay] = useState('');
  const [until, setUntil] = useState<string | null>(null);
  const close = () => {
    dispatch(pauseKept());
    setUntil(null);
    setLength(byDay);
    setDay('');
    opener.current?.focus({ preventScroll: true });
  };
  const tell = (news: Notification) => {
    close();
    dispatch(notified(news));
  };
  const { askPause, quote, confirm, isChanging, problemText } = usePlanChange({
    onDone: tell,
    onOver: tell,
    onChannelMissing: () => {},
  });

  useEffect(() => {
    // The button that opens it may stand further down the page.
    if (isPausing) place.current?.querySelector('input')?.focus();
  }, [isPausing]);

  const ask = (wanted: string) => {
    setUntil(wanted);
    askPause(wanted);
  };
  const askMonths = (months: string) => {
    setLength(months);
    setDay('');
    ask(new Date(addMonths(Date.parse(startsAt), Number(months))).toISOString());
  };
  const askDay = (wanted: string) => {
    setLength(byDay);
    setDay(wanted);
    const ms = Date.parse(wanted);
    if (ms >= range.firstMs && ms <= range.lastMs) ask(wanted);
    else setUntil(null);
  };

  return (
    <>
      <PartTitle level={2} id="pause">
        {`Pause ${name}`}
      </PartTitle>
      <Panel padding="calm" stacked ref={place} role="region" aria-labelledby="pause">
        <Line>
          <LineText tone="muted">
            {`Going away? From ${dateText(startsAt)} nothing is charged and nothing is covered, until the day you choose.`}
          </LineText>
          <Button
            ref={opener}
            aria-expanded={isPausing}
            onClick={() => {
              dispatch(notificationDismissed());
              if (isPausing) close();
              else dispatch(pauseAsked());
            }}
          >
            {isPausing ? 'Close' : `Pause ${name}`}
          </Button>
        </Line>
        {isPausing ? (
          <Stack>
            <Choice>
              <div>
                <ChoiceLabel aria-hidden="true">For how long?</ChoiceLabel>
                <SegmentedControl
                  label="For how long?"
                  value={length}
                  options={pauseMonths.map((months) => ({
                    value: String(months),
                    label: months === 1 ? '1 month' : `${months} months`,
                  }))}
                  onChange={askMonths}
                />
              </div>
              <TextField
                label="Or until a day"
                type="date"
                min={dayOf(range.firstMs)}
                max={dayOf(range.lastMs)}
                value={day}
                {...dayField(day, range)}
                onChange={({ target }) => askDay(target.value)}
              />
            </Choice>
            {/* Announced as one sentence at each change of the length, in a live region that was there before. */}
            <VisuallyHidden aria-live="polite">
              {until === null || quote === null ? null : (
                <PrivateText text={spokenFacts(pauseWords(quote))} />
              )}
            </VisuallyHidden>
            {until === null ? null : (
              <PausePreview
                quote={quote}
                problemText={problemText}
                isChanging={isChanging}
                keepLabel={`Keep ${name}`}
                onAskAgain={() => ask(until)}
                onConfirm={confirm}
                onKeep={close}
              />
            )}
          </Stack>
        ) : null}
      </Panel>
    </>
  );
};

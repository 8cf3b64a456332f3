import { ApiError, errorText } from '@backbeat/sdk';
import type { Coverage } from '@backbeat/sdk/contract';
import { nextStreamMutation } from '@backbeat/sdk/query';
import { Button, FormMessage, Panel, Row, Text, TextField } from '@backbeat/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useSignedInServices } from '../../session/index.ts';
import { PartTitle } from '../components/settingsStyles.ts';
import { Line } from './coverageStyles.ts';
import { fieldValue, momentOf, timeZoneText } from './streamTime.ts';

/** What is wrong with the next stream: about its day, or anything else. */
interface StreamProblem {
  readonly day: string | null;
  readonly other: string | null;
}

/**
 * Why the next stream cannot be kept.
 *
 * @param isOver the day that is typed has passed
 * @param error the api's answer to an earlier try, null without one
 * @example streamProblem(true, null).day // → 'This is over. Choose a day ahead.'
 */
export const streamProblem = (isOver: boolean, error: unknown): StreamProblem => {
  if (isOver) return { day: 'This is over. Choose a day ahead.', other: null };
  if (error instanceof ApiError && error.wireCode === 'validation')
    return { day: 'Choose a day within a year from now.', other: null };
  return { day: null, other: error === null ? null : errorText(error) };
};

/** The day and the time of the next stream: the light looks as far as there. */
export const NextStream = ({ coverage }: { readonly coverage: Coverage }) => {
  const { client } = useSignedInServices();
  const { mutate, isPending, error, isSuccess, reset } = useMutation(nextStreamMutation(client));
  const { next_stream_at: known } = coverage;
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const value = typed ?? (known === null ? '' : fieldValue(known));
  const moment = momentOf(value);
  const isAhead = moment !== null && Date.parse(moment) > Date.now();
  const problem = streamProblem(typed !== null && moment !== null && !isAhead, error);

  const save = (startsAt: string | null) =>
    mutate(startsAt, {
      onSuccess: () => {
        setTyped(null);
        // Moves the focus: the pressed button is gone or disabled.
        field.current?.focus();
      },
      onError: (refusal) => {
        if (streamProblem(false, refusal).day !== null) field.current?.focus();
      },
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isAhead) save(moment);
  };

  return (
    <>
      <PartTitle level={2} id="next-stream">
        Your next stream
      </PartTitle>
      <Panel padding="calm" stacked role="region" aria-labelledby="next-stream">
        <Text tone="muted">
          Say when you go live next, and the light turns amber in time if your plan does not reach that far.
        </Text>
        <Line noValidate onSubmit={submit}>
          <TextField
            ref={field}
            type="datetime-local"
            label="Day and time"
            value={value}
            onChange={({ target }) => {
              reset();
              setTyped(target.value);
            }}
            {...(problem.day === null
              ? { message: `In your time zone, ${timeZoneText()}` }
              : { state: 'error' as const, message: problem.day })}
          />
          <Row>
            <Button
              type="submit"
              variant="secondary"
              disabled={!isAhead || typed === null}
              loading={isPending}
            >
              Save
            </Button>
            {known === null ? null : (
              <Button variant="quiet" disabled={isPending} onClick={() => save(null)}>
                Remove
              </Button>
            )}
          </Row>
        </Line>
        <FormMessage state="ok">
          {isSuccess && typed === null ? (known === null ? 'Removed.' : 'Saved.') : null}
        </FormMessage>
        {problem.other === null ? null : (
          <FormMessage state="error" role="alert">
            {problem.other}
          </FormMessage>
        )}
      </Panel>
    </>
  );
};

import { dayMs } from '@backbeat/domain';
import { coveragePlatformNames } from '@backbeat/domain/coverage';
import { ApiError, errorText } from '@backbeat/sdk';
import type { Endpoints, ResponseOf } from '@backbeat/sdk/contract';
import { certificateIssueMutation, certificatesQuery } from '@backbeat/sdk/query';
import { Button, FormMessage, Heading, Link, Panel, Select, Text, TextField } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactElement, useState } from 'react';
import { LoadFailed } from '../../../query/LoadFailed.tsx';
import { CertificateActions, CertificateCard, spanText } from '../../certificate/index.ts';
import { useSignedInServices } from '../../session/index.ts';
import { DetailText } from '../components/settingsStyles.ts';

const Form = styled('form', {
  base: css`
    display: grid;
    grid-template-columns: minmax(0, 1.5fr) repeat(2, minmax(0, 1fr));
    gap: 18px 16px;
    align-items: start;
    ${below(576)} { grid-template-columns: minmax(0, 1fr); }
  `,
});

const line = css`grid-column: 1 / -1; justify-self: start;`;

const Submit = styled(Button, { base: line });

const Message = styled(FormMessage, { base: line });

const Others = styled('ul', {
  base: css`
    display: grid;
    gap: 10px;
    margin: 0;
    padding: 0;
    list-style: none;
    font-variant-numeric: tabular-nums lining-nums;
  `,
});

type Channels = ResponseOf<Endpoints['certificates']>['channels'];
type Channel = Channels[number] & { readonly covered_since: string };

/** The channels that a plan has ever covered. */
export const coveredChannels = (channels: Channels): readonly Channel[] =>
  channels.flatMap((channel) =>
    channel.covered_since === null ? [] : [{ ...channel, covered_since: channel.covered_since }],
  );

/** What a channel is chosen by: a platform may have several. */
const keyOf = ({ channel_id: id, platform }: Pick<Channel, 'channel_id' | 'platform'>): string =>
  id ?? platform;

/** A day in UTC, as a date field has it. */
const dayOf = (at: number | string): string => new Date(at).toISOString().slice(0, 10);

/**
 * The days that the form starts with: from a day that was covered, of the last 90 where there is one, to today.
 *
 * @example
 * firstDays({ covered_since: '2026-11-01T10:00:00.000Z' }, Date.UTC(2026, 10, 23)) // → { from: '2026-11-01', until: '2026-11-23' }
 */
export const firstDays = (
  { covered_since: since, covered_lately: lately }: Pick<Channel, 'covered_since' | 'covered_lately'>,
  nowMs: number,
): { readonly from: string; readonly until: string } => ({
  from: dayOf(lately ?? Math.max(Date.parse(since), nowMs - 90 * dayMs)),
  until: dayOf(nowMs),
});

interface IssueFormProps {
  readonly channels: ReturnType<typeof coveredChannels>;
  readonly atMs: number;
}

/** Why no certificate was issued, for the person who asked for it. */
const issueProblem = (error: unknown): string => {
  if (error instanceof ApiError && error.wireCode === 'not_found')
    return 'Nothing covered this channel in this time: no plan ran, or the channel was not on its platform’s list. Choose other days, or wait a minute if your plan has only just begun.';
  if (error instanceof ApiError && error.wireCode === 'provider_unavailable')
    return 'We could not ask the payment provider about the last days. Try again soon, or choose days that lie further back.';
  if (error instanceof ApiError && error.wireCode === 'validation')
    return 'The first day must come before the last one, and the last one is today at the latest.';
  return errorText(error);
};

const IssueForm = ({ channels, atMs }: IssueFormProps) => {
  const { client } = useSignedInServices();
  const { mutate, isPending, error, isSuccess, reset } = useMutation(certificateIssueMutation(client));
  const [chosen, setChosen] = useState<string | null>(null);
  const [days, setDays] = useState<{ readonly from: string; readonly until: string } | null>(null);
  const channel = channels.find((one) => keyOf(one) === chosen) ?? channels[0];
  if (channel === undefined) return null;
  const { from, until } = days ?? firstDays(channel, atMs);
  // The message below belongs to the channel and the days that were sent.
  const forgetAnswer = () => (isPending ? undefined : reset());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { platform, channel_id: id } = channel;
    mutate({ platform, ...(id === undefined ? {} : { channel_id: id }), from, until });
  };
  return (
    <Form onSubmit={submit} onChange={forgetAnswer}>
      <Select label="Channel" value={keyOf(channel)} onChange={({ target: { value } }) => setChosen(value)}>
        {channels.map((one) => (
          <option key={keyOf(one)} value={keyOf(one)}>
            {`${one.name} on ${coveragePlatformNames[one.platform]}`}
          </option>
        ))}
      </Select>
      <TextField
        label="From"
        type="date"
        required
        value={from}
        max={until}
        onChange={({ target: { value } }) => setDays({ from: value, until })}
      />
      <TextField
        label="To, this day included"
        type="date"
        required
        value={until}
        min={from}
        max={dayOf(atMs)}
        onChange={({ target: { value } }) => setDays({ from, until: value })}
      />
      <Submit type="submit" variant="secondary" loading={isPending} loadingText="Signing">
        Make certificate
      </Submit>
      <Message state={error === null ? 'hint' : 'error'} role={error === null ? 'status' : 'alert'}>
        {error === null
          ? isSuccess
            ? 'Your certificate stands above.'
            : 'Days are those of UTC. Today counts up to this minute.'
          : issueProblem(error)}
      </Message>
    </Form>
  );
};

interface CertificatesProps {
  readonly atMs: number;
  /** Stands here until they are there. */
  readonly waiting: ReactElement;
}

/** The newest certificate, those before, and the way to another. */
const Certificates = ({ atMs, waiting }: CertificatesProps) => {
  const { client } = useSignedInServices();
  const { data, error, refetch, isFetching } = useQuery(certificatesQuery(client));
  const channels = coveredChannels(data?.channels ?? []);
  const [newest, ...others] = data?.certificates ?? [];

  return (
    <>
      {data === undefined && (error === null || isFetching) ? waiting : null}
      {data === undefined && error !== null && !isFetching ? (
        <LoadFailed title="Your certificates could not be loaded" error={error} refetch={refetch} />
      ) : null}
      {newest === undefined ? null : (
        <CertificateCard certificate={newest} jws={newest.jws} level={3}>
          <CertificateActions certificate={newest} isOwnPage={false} />
        </CertificateCard>
      )}
      {data === undefined ? null : (
        <Panel padding="calm" stacked role="region" aria-labelledby="certificate">
          <Text tone="muted">
            Proof for any time that has passed: which plan covered your channel, and when. Signed by us, so
            whoever gets it can <Link href="/verify">check it</Link>, today or in years. Nothing private
            stands in it.
          </Text>
          {channels.length === 0 ? (
            <Text>
              {data.channels.length === 0 ? (
                <>
                  <Link href="/settings/identity">Connect your channel</Link> first: a certificate is for one
                  channel.
                </>
              ) : (
                'No plan has covered your channel yet.'
              )}
            </Text>
          ) : (
            <IssueForm channels={channels} atMs={atMs} />
          )}
          {others.length === 0 ? null : (
            <>
              <Heading level={3} size="title">
                Earlier ones
              </Heading>
              <Others>
                {others.map(({ code, channel, period }) => (
                  <li key={code}>
                    <Link href={`/certificate/${code}`}>{code}</Link>
                    <DetailText>{`${channel.name}, ${spanText(period)}`}</DetailText>
                  </li>
                ))}
              </Others>
            </>
          )}
        </Panel>
      )}
    </>
  );
};

export default Certificates;

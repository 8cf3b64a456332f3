import type { Endpoints, ResponseOf } from '@backbeat/sdk/contract';

type Channels = ResponseOf<Endpoints['certificates']>['channels'];
type Channel = Channels[number] & { readonly covered_since: string };

/** The channels that a plan has ever covered. */
export const coveredChannels = (channels: Channels): readonly Channel[] =>
  channels.flatMap((channel) =>
    channel.covered_since === null ? [] : [{ ...channel, covered_since: channel.covered_since }],
  );

/** A day in UTC, as a date field has it. */
export const dayOf = (at: number | string): string => new Date(at).toISOString().slice(0, 10);

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
  from: dayOf(lately ?? Math.max(Date.parse(since), nowMs - 90 * 86_400_000)),
  until: dayOf(nowMs),
});

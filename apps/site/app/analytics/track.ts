import type { AnalyticsEvent } from './AnalyticsEvent.ts';

/** Where events and errors go once somebody has agreed to it. */
export interface Listener {
  readonly event: (event: AnalyticsEvent) => void;
  readonly error: (error: unknown) => void;
}

type Call = (listener: Listener) => void;

let listener: Listener | null = null;
/** What happened between the consent and the arrival of the tools; null while there is no consent. */
let waiting: Call[] | null = null;

const tell = (call: Call): void => {
  if (listener === null) waiting?.push(call);
  else call(listener);
};

/**
 * Tells that something happened. Without consent it is forgotten on the spot.
 *
 * @example track({ name: 'plan_chosen', plan_code: 'rocksprem_i_y_v2' });
 */
export const track = (event: AnalyticsEvent): void => tell(({ event: hear }) => hear(event));

/** Tells of an error that somebody has caught; uncaught ones are heard by the tool itself. */
export const reportError = (error: unknown): void => tell(({ error: hear }) => hear(error));

/** From now on there is consent: events wait for their tools. */
export const holdEvents = (): void => {
  waiting ??= [];
};

/** The tools are here: they get what has waited, and everything that comes. */
export const releaseEvents = (next: Listener): void => {
  listener = next;
  for (const call of waiting ?? []) call(next);
  waiting = null;
};

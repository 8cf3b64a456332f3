import type { AnalyticsEvent } from './AnalyticsEvent.ts';

/** Who is here, as a tool may know it: 'anonymous' for visitors, the account's guid for everybody else. */
export type PersonId = string;

export type Traits = Readonly<Record<string, string | number | boolean | null>>;

/** A page that was looked at; both addresses are clean. */
interface PageView {
  readonly path: string;
  readonly referrer: string | null;
}

/** One analytics service. Its calls never throw and never wait, so a service that is down disturbs no page. */
export interface AnalyticsTool {
  readonly identify: (person: PersonId, traits: Traits) => void;
  readonly page: (person: PersonId, view: PageView) => void;
  readonly event: (person: PersonId, event: AnalyticsEvent) => void;
}

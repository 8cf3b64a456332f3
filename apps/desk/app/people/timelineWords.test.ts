import type { TimelineEvent } from '@backbeat/sdk/staff';
import { expect, it } from 'vitest';
import { eventText } from './timelineWords.ts';

const event = (change: Partial<TimelineEvent>): TimelineEvent => ({
  id: '1',
  at: '2026-11-20T12:00:00Z',
  kind: 'plan.bought',
  by: 'person',
  staff: null,
  about: null,
  amount_cents: null,
  reason: null,
  ...change,
});

it.each<[Partial<TimelineEvent>, string]>([
  [{ about: 'rocksprem_i_y_v2', amount_cents: 7188 }, 'Bought a plan: Premium, yearly, $71.88'],
  [{ kind: 'letter.dead', about: 'payment-failed' }, 'A letter bounced: Payment failed'],
  [{ kind: 'certificate.issued', about: 'BB-7K2M-41QX' }, 'Made a certificate: BB-7K2M-41QX'],
  [{ kind: 'identity.linked', about: 'google_oauth2' }, 'Linked a sign-in: Google'],
  [{ kind: 'account.created' }, 'Signed up'],
  [{ kind: 'staff.acted', about: 'start_merge' }, 'Start a merge'],
  [{ kind: 'staff.acted', about: 'staffView' }, 'Looked as the person does'],
  [{ kind: 'refund.paid', amount_cents: 500 }, 'Money went back: $5.00'],
] as const)('%j', (change, text) => {
  expect(eventText(event(change))).toBe(text);
});

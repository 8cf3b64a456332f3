import type { ResponseOf } from '../contract/Endpoint.ts';
import type { StaffPerson } from '../staff/people.ts';
import type { StaffEndpoints } from '../staff/staffEndpoints.ts';
import type { StaffMember, staffMeEndpoint } from '../staff/staffSession.ts';
import type { InboxItem } from '../staff/today.ts';
import { fixtures, subscriptionFixture, userFixture } from './fixtures.ts';

/**
 * Who is signed in to an internal app: an owner, with one song request waiting.
 *
 * @example staffMeFixture({ role: 'reader' }).role // → 'reader'
 */
export const staffMeFixture = (
  change: Partial<ResponseOf<typeof staffMeEndpoint>> = {},
): ResponseOf<typeof staffMeEndpoint> => ({
  session_id: '6f0f2f0e-3d1c-4b7a-9a51-0a9be1d7c2aa',
  guid: '5b1d7c0a-8f43-4c0e-8a55-7d2f2b8c9e10',
  name: 'Admin Ada',
  role: 'owner',
  confirmed_at: '2026-11-20T08:00:00.000Z',
  ends_at: '2026-11-20T20:00:00.000Z',
  idle_ends_at: '2026-11-20T12:30:00.000Z',
  refund_limit_cents: null,
  waiting: { claims: 0, songs: 1, letters: 0, events: 0, purchases: 0, tiers: 0 },
  ...change,
});

/**
 * What staff see of somebody with monthly Premium, one letter that bounced and one note.
 *
 * @example staffPersonFixture({ notes: [] }).notes.length // → 0
 */
export const staffPersonFixture = (change: Partial<StaffPerson> = {}): StaffPerson => {
  const { guid, hash, username, display_name, tier } = userFixture();
  const at = '2026-11-20T12:00:00.000Z';
  return {
    guid,
    name: display_name ?? username,
    display_name,
    avatar: null,
    account_code: hash,
    tier,
    granted_tier: null,
    created_at: '2025-03-14T09:26:53.000Z',
    deletes_at: null,
    language: 'en',
    time_zone: 'Europe/Berlin',
    email: { covered: 'n…@….com', is_proven: true, refused_at: null },
    subscription: { ...subscriptionFixture(), edit_token: null },
    coverage: [
      {
        plan_code: 'rocksprem_i_m_v2',
        audience_tier: null,
        from: '2025-04-13T00:00:00.000Z',
        until: '2026-12-20T00:00:00.000Z',
      },
    ],
    used_offers: ['free_trial'],
    identities: [
      { id: 1, provider: 'twitch', username, is_default: true, unlinking: 'possible', created_at: at },
    ],
    sessions: [
      {
        id: '6f0f2f0e-3d1c-4b7a-9a51-0a9be1d7c2ab',
        provider: 'twitch',
        created_at: at,
        ends_at: '2026-12-20T12:00:00.000Z',
        ended_at: null,
      },
    ],
    letters: [
      {
        id: '6f0f2f0e-3d1c-4b7a-9a51-0a9be1d7c2ac',
        kind: 'receipt',
        state: 'dead',
        queued_at: at,
        settled_at: at,
        is_readable: true,
      },
    ],
    certificates: [{ code: 'BB-7K2M-41QX', issued_at: at }],
    channels: [{ platform: 'twitch', name: username }],
    gifts: [],
    gift_claims: [],
    merges: [],
    consents: [{ kind: 'license', version: '2026-01', given: true, page: '/sign-up', at }],
    notes: [{ id: 1, text: 'Called back.', by: 'Admin Ada', at }],
    ...change,
  };
};

const member: StaffMember = {
  guid: '5b1d7c0a-8f43-4c0e-8a55-7d2f2b8c9e10',
  name: 'Admin Ada',
  role: 'owner',
  added_at: '2026-01-05T10:00:00.000Z',
  seen_at: '2026-11-20T12:00:00.000Z',
};

const request: InboxItem = {
  id: '1',
  at: '2026-11-20T12:00:00.000Z',
  title: 'Singer',
  fields: [{ name: 'message', value: 'Please more flutes.' }],
  person: null,
  state: 'open',
  owner: null,
  can_answer: true,
};

const { guid, avatar, tier, created_at, ...found } = staffPersonFixture();

/**
 * One good answer for every call of the desk; a test proves that each fits its schema.
 *
 * @example staffFixtures.staffSearch.people[0].name // → 'DJ Night'
 */
export const staffFixtures: { readonly [N in keyof StaffEndpoints]: ResponseOf<StaffEndpoints[N]> } = {
  staffMe: staffMeFixture(),
  staffSignOut: undefined,
  staffTeam: { members: [member] },
  staffTeamUpdate: { members: [member] },
  staffAudit: {
    entries: [
      {
        id: 1,
        at: '2026-11-20T12:00:00.000Z',
        staff: { guid: member.guid, name: member.name },
        what: 'staffReveal',
        person: { guid, name: found.name },
        before: null,
        after: { fact: 'email' },
        reason: null,
        request_id: '6f0f2f0e-3d1c-4b7a-9a51-0a9be1d7c2ad',
        address: '192.0.2.1',
      },
    ],
    has_more: false,
  },
  staffSearch: {
    people: [
      {
        guid,
        name: found.name,
        avatar,
        tier,
        created_at,
        deletes_at: null,
        identities: found.identities.map(({ provider, username }) => ({ provider, username })),
        found_by: 'name',
      },
    ],
    is_complete: true,
  },
  staffPerson: staffPersonFixture(),
  staffBills: {
    invoices: fixtures.invoices.invoices.map((invoice) => ({
      ...invoice,
      payments: invoice.payments.map((payment) => ({ ...payment, last_four: null })),
    })),
    payments: fixtures.refunds.payments,
  },
  staffTimeline: {
    events: [
      {
        id: 'account.created:1',
        at: created_at,
        kind: 'account.created',
        by: 'person',
        staff: null,
        about: null,
        amount_cents: null,
        reason: null,
      },
    ],
    next: null,
  },
  staffReveal: { value: 'night@example.com' },
  staffLetter: { subject: 'Your receipt', html: '<!doctype html><p>$11.99</p>', text: '$11.99' },
  staffView: {
    account: fixtures.account,
    identities: fixtures.identities.identities,
    default_identity: fixtures.identities.default_identity,
    letters: fixtures.letters,
  },
  staffPreview: {
    changes: [{ what: 'tier', before: 'free', after: '0cpm' }],
    refund_cents: null,
    letter: 'support-changed',
    needs_role: null,
    version: 'bV9nUu0Gq3',
  },
  staffAct: { is_done: true },
  staffToday: {
    days: [
      {
        day: '2026-11-20',
        trials_begun: 4,
        trials_kept: 2,
        plans_bought: 7,
        plans_cancelled: 1,
        payments_failed: 1,
        payments_recovered: 1,
        gift_months: 5,
        refunds: 1,
        refunded_cents: 1199,
      },
    ],
    cancel_reasons: [{ reason: 'not_streaming', count: 1 }],
    queues: [{ name: 'letters', waiting: 0 }],
  },
  staffInbox: { items: [request] },
  staffInboxUpdate: { ...request, state: 'taken', owner: 'Admin Ada' },
};

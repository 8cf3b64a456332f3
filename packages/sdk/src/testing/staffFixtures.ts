import type { ResponseOf } from '../contract/Endpoint.ts';
import type { StaffPerson } from '../staff/people.ts';
import type { staffMeEndpoint } from '../staff/staffSession.ts';
import { subscriptionFixture, userFixture } from './fixtures.ts';

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
  waiting: { songs: 1, letters: 0, events: 0, purchases: 0, tiers: 0 },
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

import type { ErrorCode } from '../contract/errorStatus.ts';
import { staffActEndpoint, staffPreviewEndpoint } from './acts.ts';
import {
  staffBillsEndpoint,
  staffLetterEndpoint,
  staffPersonEndpoint,
  staffRevealEndpoint,
  staffSearchEndpoint,
  staffViewEndpoint,
} from './people.ts';
import {
  staffAuditEndpoint,
  staffMeEndpoint,
  staffSignOutEndpoint,
  staffTeamEndpoint,
  staffTeamUpdateEndpoint,
} from './staffSession.ts';
import { staffTimelineEndpoint } from './timeline.ts';
import { staffInboxEndpoint, staffInboxUpdateEndpoint, staffTodayEndpoint } from './today.ts';

/**
 * Every call of the desk, by name. They are off where the api has no `STAFF_ORIGIN`.
 *
 * @example staffEndpoints.staffMe.path // → '/staff/v1/me'
 */
export const staffEndpoints = {
  staffMe: staffMeEndpoint,
  staffSignOut: staffSignOutEndpoint,
  staffTeam: staffTeamEndpoint,
  staffTeamUpdate: staffTeamUpdateEndpoint,
  staffAudit: staffAuditEndpoint,
  staffSearch: staffSearchEndpoint,
  staffPerson: staffPersonEndpoint,
  staffBills: staffBillsEndpoint,
  staffTimeline: staffTimelineEndpoint,
  staffReveal: staffRevealEndpoint,
  staffLetter: staffLetterEndpoint,
  staffView: staffViewEndpoint,
  staffPreview: staffPreviewEndpoint,
  staffAct: staffActEndpoint,
  staffToday: staffTodayEndpoint,
  staffInbox: staffInboxEndpoint,
  staffInboxUpdate: staffInboxUpdateEndpoint,
} as const;

/** The type of `staffEndpoints`. */
export type StaffEndpoints = typeof staffEndpoints;

const always = ['unauthorized', 'forbidden', 'rate_limited', 'internal'] as const;
const body = ['validation', 'too_large'] as const;
const person = [...always, 'validation', 'not_found'] as const;

/**
 * What each call of the desk can fail with.
 *
 * @example staffEndpointErrors.staffMe.includes('unauthorized') // → true
 */
export const staffEndpointErrors = {
  staffMe: always,
  staffSignOut: always,
  staffTeam: always,
  staffTeamUpdate: [...always, ...body, 'not_found', 'conflict'],
  staffAudit: [...always, 'validation'],
  staffSearch: [...always, ...body],
  staffPerson: person,
  staffBills: [...person, 'provider_unavailable'],
  staffTimeline: person,
  staffReveal: [...person, 'too_large', 'provider_unavailable'],
  staffLetter: person,
  staffView: person,
  staffPreview: [
    ...person,
    'too_large',
    'conflict',
    'coupon_refused',
    'refund_refused',
    'unlink_refused',
    'provider_unavailable',
  ],
  staffAct: [
    ...person,
    'too_large',
    'conflict',
    'coupon_refused',
    'refund_changed',
    'refund_refused',
    'unlink_refused',
    'provider_unavailable',
  ],
  staffToday: always,
  staffInbox: [...always, 'validation'],
  staffInboxUpdate: [...person, 'too_large', 'conflict'],
} as const satisfies Record<keyof StaffEndpoints, readonly ErrorCode[]>;

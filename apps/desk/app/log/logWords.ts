import type { StaffEndpoints } from '@backbeat/sdk/staff';
import { textOf } from '../words/textOf.ts';

const refusedMark = 'refused:';

const callTexts: Readonly<Record<keyof StaffEndpoints, string>> = {
  staffMe: 'Opened the desk',
  staffSignOut: 'Signed out',
  staffTeam: 'Looked at the team',
  staffTeamUpdate: 'Changed a role',
  staffAudit: 'Read the log',
  staffSearch: 'Looked for a person',
  staffPerson: 'Opened a person',
  staffBills: 'Opened bills',
  staffTimeline: 'Opened a timeline',
  staffReveal: 'Uncovered a fact',
  staffLetter: 'Read a letter',
  staffView: 'Looked as the person does',
  staffPreview: 'Looked what an act would do',
  staffAct: 'Did something to an account',
  staffToday: 'Looked at the numbers',
  staffInbox: 'Opened an inbox',
  staffInboxUpdate: 'Changed something in an inbox',
};

/** What stands in the log beside calls. */
const otherTexts = { signIn: 'Signed in', 'staff:add': 'Added staff on the server' } as const;

const isCall = (name: string): name is keyof StaffEndpoints => Object.hasOwn(callTexts, name);

/** What can stand in the log, to choose from: calls that only look at nobody in particular write nothing. */
export const loggedNames: readonly (keyof StaffEndpoints | keyof typeof otherTexts)[] = [
  'staffAct',
  'staffSearch',
  'staffReveal',
  'staffLetter',
  'staffView',
  'staffInboxUpdate',
  'staffTeamUpdate',
  'staff:add',
  'signIn',
  'staffSignOut',
];

/** Whether an entry tells of something that was refused. */
export const isRefused = (what: string): boolean => what.startsWith(refusedMark);

/**
 * What an entry of the log tells, in words.
 *
 * @example whatText('refused:staffTeamUpdate') // → 'Changed a role'
 */
export const whatText = (what: string): string => {
  const name = isRefused(what) ? what.slice(refusedMark.length) : what;
  return isCall(name) ? callTexts[name] : textOf(otherTexts, name);
};

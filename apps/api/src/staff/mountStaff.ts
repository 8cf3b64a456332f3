import type { Hono } from 'hono';
import type { Config } from '../config/Config.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import type { Letters } from '../letters/createLetters.ts';
import type { StaffActs } from './acts/createStaffActs.ts';
import { mountActs } from './acts/mountActs.ts';
import { createStaffMount, type StaffMountDeps } from './createStaffMount.ts';
import { mountInboxes } from './inboxes/mountInboxes.ts';
import { mountAudit } from './mountAudit.ts';
import { mountPeople, type PeopleDeps, type PeopleParts } from './mountPeople.ts';
import { mountStaffSession } from './mountStaffSession.ts';
import { mountStaffSignIn, type StaffSignInDeps, type StaffSignInParts } from './mountStaffSignIn.ts';
import { mountTeam } from './mountTeam.ts';
import { mountToday } from './mountToday.ts';

export interface StaffDeps extends Omit<StaffSignInDeps, 'config'>, Omit<PeopleDeps, 'config'> {
  readonly config: Omit<StaffMountDeps['config'], 'staff'> & Pick<Config, 'staff'> & PeopleDeps['config'];
  readonly letters: Letters;
}

export interface StaffParts extends StaffSignInParts, PeopleParts {
  readonly staffActs: StaffActs;
}

/** Everything under /staff. Without a desk's origin nothing is mounted. */
export const mountStaff = (app: Hono<AppEnv>, given: StaffDeps, parts: StaffParts): void => {
  const { origin, ...settings } = given.config.staff;
  if (origin === null) return;
  const deps = { ...given, config: { ...given.config, staff: { ...settings, origin } } };
  mountStaffSignIn(app, deps, parts);
  const mount = createStaffMount(app, deps, parts);
  mountStaffSession(mount, deps, parts);
  mountTeam(mount, deps);
  mountAudit(mount, deps);
  mountActs(mount, deps, parts.staffActs);
  mountInboxes(mount, deps);
  mountToday(mount, deps);
  mountPeople(mount, deps, parts);
};

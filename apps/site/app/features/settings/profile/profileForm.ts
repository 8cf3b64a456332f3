import { displayNameProblem, displayNameProblemTexts } from '@backbeat/domain';
import type { NameCheck } from './nameCheck.ts';

/** Everything that decides what the display-name form says and allows. */
export interface ProfileForm {
  /** The display name that the account has now; null when none was ever set. */
  readonly current: string | null;
  /** What stands in the field. */
  readonly name: string;
  readonly eligible: boolean;
  readonly check: NameCheck;
}

export type ProfileHint = {
  readonly kind: 'info' | 'locked' | 'checking' | 'free' | 'taken' | 'empty' | 'refused';
  readonly text: string;
};

const isUnchanged = ({ current, name }: ProfileForm) => name.trim() === (current ?? '');

/**
 * Whether typing should ask the server about the name: it must be one that somebody may have, allowed to change, and different.
 *
 * @example needsCheck({ current: 'ada', name: 'ada', eligible: true, check }) // → false
 */
export const needsCheck = (form: ProfileForm): boolean =>
  form.eligible && displayNameProblem(form.name) === null && !isUnchanged(form);

/** Save turns on when the check of a new, non-empty name has come back free. */
export const canSaveProfile = (form: ProfileForm): boolean =>
  needsCheck(form) && form.check.active && !form.check.loading && form.check.valid;

/** The one line under the field. */
export const profileHint = (form: ProfileForm): ProfileHint => {
  if (!form.eligible) return { kind: 'locked', text: 'This name cannot be changed at the moment.' };
  if (form.name.trim() === '') {
    return form.current
      ? { kind: 'empty', text: displayNameProblemTexts.empty }
      : { kind: 'info', text: mayUpdate };
  }
  const problem = displayNameProblem(form.name);
  if (problem !== null && !isUnchanged(form))
    return { kind: 'refused', text: displayNameProblemTexts[problem] };
  if (form.check.loading) return { kind: 'checking', text: 'Checking username' };
  if (!form.check.active || isUnchanged(form)) return { kind: 'info', text: mayUpdate };
  return form.check.valid
    ? { kind: 'free', text: 'Username available' }
    : { kind: 'taken', text: 'Username unavailable' };
};

const mayUpdate = 'You may update your display name.';

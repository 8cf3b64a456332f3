import {
  canSaveDisplayName,
  displayNameProblem,
  displayNameProblemTexts,
  idleUsernameCheck,
  type UsernameCheck,
  usernameCheckText,
} from '@backbeat/domain';

/** Everything that decides what the display-name form says and allows. */
export interface ProfileForm {
  /** The display name that the account has now; null when none was ever set. */
  readonly current: string | null;
  /** What stands in the field. */
  readonly name: string;
  readonly eligible: boolean;
  readonly check: UsernameCheck;
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
export const canSaveProfile = ({ current, name, eligible, check }: ProfileForm): boolean =>
  canSaveDisplayName({ name: name.trim(), currentName: current ?? '', isEligible: eligible, check });

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
  const { active, loading, valid } = form.check;
  if (!active || (isUnchanged(form) && !loading)) return { kind: 'info', text: mayUpdate };
  return { kind: loading ? 'checking' : valid ? 'free' : 'taken', text: usernameCheckText(form.check) };
};

const mayUpdate = usernameCheckText(idleUsernameCheck);

import { signInProblemText } from '@backbeat/domain';

/** What a sign-in that failed brought back in the address. */
export interface SignInProblem {
  readonly text: string;
  /** By which the log of the api is searched; `null` where there is none. */
  readonly requestId: string | null;
}

const notStaff = 'This account is not staff. An owner can change that on the page “Team”.';

/**
 * The error of an address such as `/?error=not-staff.twitch&error_request=req-1`; `null` without one.
 *
 * @example signInProblem('?q=ada') // → null
 */
export const signInProblem = (search: string): SignInProblem | null => {
  const asked = new URLSearchParams(search);
  const code = asked.get('error');
  if (code === null) return null;
  const text = code.startsWith('not-staff.') ? notStaff : signInProblemText(code);
  return { text: text ?? 'You could not be signed in. Try again.', requestId: asked.get('error_request') };
};

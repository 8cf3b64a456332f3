import { type IdentityProvider, identityProviders, providerLabels } from './Identity.ts';

/** The text of each problem, by the company's name and the name of the company whose account is known. */
const texts = {
  expired: () => 'This took too long, was already used, or began in another browser. Please try again.',
  denied: (name) => `Signing in with ${name} was cancelled or denied.`,
  failed: (name) => `${name} could not tell us who you are. Please try again in a moment.`,
  'rate-limited': () => 'Too many attempts. Please wait a minute and try again.',
  'not-registered': (name) =>
    `No account belongs to this ${name} account yet. Sign up first and accept the License Services Agreement.`,
  'sign-in-only': (name) =>
    `You can sign in with ${name}, but not sign up. Sign up with another account first, then connect ${name} in your settings.`,
  'email-taken': (name, knownName) =>
    `An account with this email address already exists. Sign in with ${knownName} in this browser within ten minutes, and ${name} is connected to it.`,
  'signed-out': (name) => `Sign in before you connect ${name}.`,
  taken: (name) => `This ${name} account already belongs to another account.`,
  'other-connected': (name) => `You have already connected another ${name} account.`,
} as const satisfies Record<string, (name: string, knownName: string) => string>;

type Kind = keyof typeof texts;

/** Why signing in with another company, or connecting an account of it, failed. */
export type SignInProblem =
  | { readonly kind: Exclude<Kind, 'email-taken'> }
  | { readonly kind: 'email-taken'; readonly knownProvider: IdentityProvider };

/**
 * A problem as an address carries it: a code, never words, since anybody can write an address.
 *
 * @example signInProblemCode({ kind: 'denied' }, 'twitch') // → 'denied.twitch'
 * @example signInProblemCode({ kind: 'email-taken', knownProvider: 'twitch' }, 'discord') // → 'email-taken.discord.twitch'
 */
export const signInProblemCode = (problem: SignInProblem, provider: IdentityProvider): string =>
  [problem.kind, provider, ...('knownProvider' in problem ? [problem.knownProvider] : [])].join('.');

const isKind = (text: string): text is Kind => Object.hasOwn(texts, text);

/** The company's name in a code; a general name when the code names none, `null` for an unknown company. */
const nameOf = (text: string | undefined): string | null => {
  if (text === undefined) return 'the other service';
  const provider = identityProviders.find((one) => one === text);
  return provider === undefined ? null : providerLabels[provider];
};

/**
 * The text of a problem code in an address; `null` for a text that is no such code.
 *
 * @example signInProblemText('denied.twitch') // → 'Signing in with Twitch was cancelled or denied.'
 * @example signInProblemText('Call 555-0100 to unlock your account') // → null
 */
export const signInProblemText = (code: string): string | null => {
  const [kind = '', provider, known, ...more] = code.split('.');
  const name = nameOf(provider);
  const knownName = nameOf(known);
  const isKnown = isKind(kind) && name !== null && knownName !== null && more.length === 0;
  return isKnown ? texts[kind](name, knownName) : null;
};

/**
 * The company that a problem code in an address names; `null` when it names none or is no such code.
 *
 * @example signInProblemProvider('email-taken.discord.twitch') // → 'discord'
 */
export const signInProblemProvider = (code: string): IdentityProvider | null => {
  const [, provider] = code.split('.');
  return signInProblemText(code) === null
    ? null
    : (identityProviders.find((one) => one === provider) ?? null);
};

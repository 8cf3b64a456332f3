import { readEmail, seenCharacters } from '@backbeat/domain';
import type { IdentityProfile } from './IdentityProvider.ts';

/** OpenID Connect Core, section 2. */
const maxSubject = 255;
const maxName = 100;
const maxAddress = 2_000;

/** Plain http is only safe for an issuer on this machine. */
export const isPlainLoopback = (issuer: URL): boolean =>
  issuer.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(issuer.hostname);

const seenName = (name: string): string => [...seenCharacters(name)].slice(0, maxName).join('');

/** An https address, or one of a local issuer. */
const readPicture = (text: string, issuer: URL): string | null => {
  const picture = text.length <= maxAddress && URL.canParse(text) ? new URL(text) : null;
  if (picture === null || picture.username !== '' || picture.password !== '') return null;
  const isOwn = isPlainLoopback(issuer) && picture.origin === issuer.origin;
  return picture.protocol === 'https:' || isOwn ? picture.href : null;
};

/**
 * A profile in a form that can be stored and shown: names without invisible characters, a valid e-mail address, a
 * picture that browsers load safely.
 *
 * @throws when the id is empty, too long or has characters that no id has: nobody can be known by it
 */
export const checkProfile = (said: IdentityProfile, issuer: URL): IdentityProfile => {
  const { subject } = said;
  if (subject.trim() === '' || subject.length > maxSubject || /[\p{Cc}\p{Cs}]/u.test(subject))
    throw new Error('The provider gave an id that is none.');
  const email = said.email === null ? null : readEmail(said.email);
  return {
    subject,
    username: seenName(said.username),
    displayName: said.displayName === null ? null : seenName(said.displayName),
    email,
    emailVerified: said.emailVerified && email !== null,
    avatar: said.avatar === null ? null : readPicture(said.avatar, issuer),
  };
};

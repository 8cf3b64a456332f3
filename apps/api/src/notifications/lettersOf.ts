import { letterReasons } from '@backbeat/mail';
import { type LetterKind, type Letters, letterKinds } from '@backbeat/sdk/contract';
import type { UserRow } from '../db/schema/accounts.ts';

const addressState = ({ email, emailVerified, emailRefusedAt }: UserRow): Letters['address']['state'] => {
  if (email === null) return 'missing';
  if (!emailVerified) return 'unproven';
  return emailRefusedAt === null ? 'good' : 'refused';
};

const isOn = ({ lettersOff, marketingOptIn }: UserRow, kind: LetterKind): boolean => {
  const reason = letterReasons[kind];
  if (reason === 'marketing') return marketingOptIn;
  return reason !== 'choice' || !lettersOff.includes(kind);
};

/** Where the letters of an account go, and which of them it gets. */
export const lettersOf = (user: UserRow): Letters => ({
  address: { email: user.email, state: addressState(user) },
  letters: letterKinds.map((kind) => ({ kind, reason: letterReasons[kind], on: isOn(user, kind) })),
});

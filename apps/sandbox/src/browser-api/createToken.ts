import { brandNames, brandOf, digitsOf, hasValidCheckDigit } from '../cards/cardNumber.ts';
import { declineOf } from '../cards/declines.ts';
import { isPast, parseExpiry } from '../cards/expiry.ts';
import { findTestCard } from '../cards/testCards.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import type { PaymentMethod, Person } from '../store/rows.ts';
import { put } from '../store/store.ts';
import { answerError, answerJson, type FieldDetail, validationError } from './answers.ts';
import type { Fields } from './formFields.ts';
import { newToken } from './tokens.ts';

/** With a public key of this ending, declined cards already fail here, as in the provider's own fixtures. */
const declineAtTokenSuffix = '-decline-at-token';

const personOf = (fields: Fields): Person => ({
  firstName: fields.first_name ?? '',
  lastName: fields.last_name ?? '',
  company: fields.company ?? '',
  vatNumber: fields.vat_number ?? '',
  address: {
    street1: fields.address1 ?? '',
    street2: fields.address2 ?? '',
    city: fields.city ?? '',
    region: fields.state ?? '',
    postalCode: fields.postal_code ?? '',
    country: fields.country ?? '',
    phone: fields.phone ?? '',
  },
});

const problem = (field: string, message: string): FieldDetail => ({ field, messages: [message] });

const nameProblems = (fields: Fields): FieldDetail[] =>
  ['first_name', 'last_name']
    .filter((name) => !fields[name]?.trim())
    .map((name) => problem(name, "can't be blank"));

const codeProblems = ({ cvv = '' }: Fields): FieldDetail[] =>
  cvv === '' || /^\d{3,4}$/.test(cvv) ? [] : [problem('cvv', 'is invalid')];

const cardProblems = (fields: Fields, nowMs: number): FieldDetail[] => {
  const number = digitsOf(fields.number ?? '');
  const expiry = parseExpiry(fields.month ?? '', fields.year ?? '');
  return [
    ...(hasValidCheckDigit(number) ? [] : [problem('number', 'is invalid')]),
    ...(expiry === null || isPast(expiry, nowMs)
      ? [problem('month', 'is invalid'), problem('year', 'is invalid')]
      : []),
    ...codeProblems(fields),
  ];
};

const isRealCard = problem('number', 'is not a test card: the sandbox takes test cards only');

/** A security code without a card, for a code that is asked for again. Its token pays for nothing. */
const isCodeAlone = ({ number, month, year, cvv }: Fields): boolean =>
  Boolean(cvv) && !(number || month || year);

/** The payment method in a request's fields, `null` for a security code alone, or the refused fields. */
const readMethod = (fields: Fields, nowMs: number): PaymentMethod | null | readonly FieldDetail[] => {
  if (isCodeAlone(fields)) {
    const problems = codeProblems(fields);
    return problems.length > 0 ? problems : null;
  }
  const problems = [...nameProblems(fields), ...cardProblems(fields, nowMs)];
  if (problems.length > 0) return problems;
  const number = digitsOf(fields.number ?? '');
  const known = findTestCard(number);
  const expiry = parseExpiry(fields.month ?? '', fields.year ?? '');
  if (known === undefined || expiry === null) return [isRealCard];
  return {
    kind: 'card',
    brand: brandNames[brandOf(number)],
    firstSix: number.slice(0, 6),
    lastFour: number.slice(-4),
    expiryMonth: expiry.month,
    expiryYear: expiry.year,
    outcome: known.outcome,
    challenge: known.challenge,
  };
};

const isRefused = (read: PaymentMethod | null | readonly FieldDetail[]): read is readonly FieldDetail[] =>
  Array.isArray(read);

/**
 * POST /token. Test cards only, so that nobody can leave a real one here; number and security code are
 * neither stored nor logged.
 */
export const createToken = (context: SandboxContext, fields: Fields): Response => {
  const method = readMethod(fields, context.clock.nowMs());
  if (isRefused(method)) return answerError(validationError(method));
  const outcome = method?.outcome ?? 'approved';
  if ((fields.key ?? '').endsWith(declineAtTokenSuffix) && outcome !== 'approved') {
    const { code, message } = declineOf(outcome);
    return answerError({ code, message, fields: ['number'] });
  }
  const token = newToken(context, 'credit_card', { method, person: personOf(fields) });
  context.store.commit([put('tokens', token.id, token)]);
  return answerJson({ type: token.type, id: token.id });
};

import { withoutFinalSlash } from './withoutFinalSlash.ts';

/**
 * The payment provider's page of one account. The edit token opens it without a password: never log it, and
 * link with `rel="noreferrer"`.
 *
 * @example accountPageUrl({ host: 'https://pay.example', editToken: 'e/1' }) // → 'https://pay.example/account/e%2F1'
 */
export const accountPageUrl = ({
  host,
  editToken,
}: {
  readonly host: string;
  readonly editToken: string;
}): string => `${withoutFinalSlash(host)}/account/${encodeURIComponent(editToken)}`;

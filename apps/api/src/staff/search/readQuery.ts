import { readEmail, readGroups } from '@backbeat/domain';

/** What a text that staff look for can be, each in the form that is stored; null for what it is not. */
export interface SearchQuery {
  readonly email: string | null;
  /** Of an account, or of a call of the desk. */
  readonly uuid: string | null;
  readonly accountCode: string | null;
  readonly invoice: string | null;
  readonly certificate: string | null;
  readonly gift: string | null;
  /** The code of a refund. */
  readonly refund: string | null;
  readonly name: string | null;
  /** Is it meant as something that belongs to one person, and not as a name? Such a text is in no log. */
  readonly isPrivate: boolean;
}

const uuidForm = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** As the desk and the receipts print it: `No. 1181`. */
const namedInvoiceForm = /^(?:(?:invoice|receipt|number|no|nr)\b\.?\s*|[#№]\s*)+([a-z]{0,4}-?\d{1,20})$/i;
/** Letters right before digits are rather a name. */
const bareInvoiceForm = /^((?:[a-z]{1,4}-)?\d{1,20})$/i;
const accountCodeForm = /^[\w-]{1,64}$/;
const madeAccountCode = /^[\da-f]{20}$/;
const certificatePrefix = /^BB\s*[-–]?\s*(?=\S{4})/i;

/** Codes have digits or dashes; without any, a text of the same length is rather a name. */
const hasCodeSigns = (text: string): boolean => /[-\d]/.test(text);

/**
 * Decides what a text can be.
 *
 * @example readQuery('No. 1181').invoice // → '1181'
 * @example readQuery('@nightowl').name // → 'nightowl'
 */
export const readQuery = (typed: string): SearchQuery => {
  const text = typed.normalize('NFC').trim();
  // A handle begins with an at sign; anywhere else it makes an address, whole or not.
  const name = text.replace(/^@+/, '').trim();
  const isAddress = name.includes('@');
  const certificateGroups = certificatePrefix.test(text)
    ? readGroups(text.replace(certificatePrefix, ''), 2)
    : null;
  const codes = {
    uuid: uuidForm.test(text) ? text.toLowerCase() : null,
    accountCode: accountCodeForm.test(text) ? text : null,
    invoice: (namedInvoiceForm.exec(text) ?? bareInvoiceForm.exec(text))?.[1] ?? null,
    certificate: certificateGroups === null ? null : `BB-${certificateGroups}`,
    gift: readGroups(text, 4),
    refund: readGroups(text, 3),
  };
  const { uuid, invoice, certificate, gift, refund } = codes;
  const isCode = certificate !== null || ((gift !== null || refund !== null) && hasCodeSigns(text));
  return {
    ...codes,
    email: isAddress ? readEmail(text) : null,
    name: isAddress || name === '' || uuid !== null ? null : name,
    isPrivate: isAddress || isCode || uuid !== null || invoice !== null || madeAccountCode.test(text),
  };
};

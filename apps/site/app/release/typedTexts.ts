import { brand, isRecord } from '@backbeat/domain';
import { changeField, type Field, isField } from '../hydration/replayEvents.ts';
import { typedFields } from './typedFields.ts';

const key = `${brand.slug}.typed`;

/** Longer ago somebody else may sit here: a reload takes seconds. */
const maxAgeMs = 60_000;

/** What somebody typed into one field. */
export interface TypedText {
  /** Of the page. */
  readonly path: string;
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
}

const isTypedText = (kept: unknown): kept is TypedText =>
  isRecord(kept) &&
  [kept.path, kept.name, kept.value].every((part) => typeof part === 'string') &&
  typeof kept.checked === 'boolean';

const keptTypes = new Set(['checkbox', 'date', 'email', 'number', 'radio', 'search', 'tel', 'text', 'url']);

/** Cards, codes and passwords are nobody's to keep. */
const secret = /card|\bcc-|code|coupon|one-time|otp|pass|secret|token/i;

const hasChecked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /radio|checkbox/.test(field.type);

const labelOf = (field: Field): string => field.ariaLabel ?? field.labels?.[0]?.textContent ?? '';

/** A field's name in its form, which is the same in the next release. */
const nameOf = (field: Field): string =>
  [
    field.form?.ariaLabel ?? '',
    field.name || labelOf(field),
    field.type,
    hasChecked(field) ? field.value : '',
  ].join('|');

const isKept = (field: Field): boolean => {
  const isPlain = !(field instanceof HTMLInputElement) || keptTypes.has(field.type);
  return isPlain && !secret.test(`${field.name} ${field.autocomplete} ${field.id} ${labelOf(field)}`);
};

const checkedIn = (field: Field): boolean => hasChecked(field) && field.checked;

/** What was typed on this page and stands in its fields. */
const typedNow = (): readonly TypedText[] =>
  [...typedFields].flatMap(([field, path]) =>
    isField(field) && field.isConnected && isKept(field)
      ? [{ path, name: nameOf(field), value: field.value, checked: checkedIn(field) }]
      : [],
  );

/** Keeps it in this tab for the page that comes next. */
export const keepTyped = (storage: Pick<Storage, 'setItem'>, nowMs: number): void => {
  const texts = typedNow();
  if (texts.length > 0) storage.setItem(key, JSON.stringify({ atMs: nowMs, texts }));
};

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
};

/** Takes what was kept out of the tab. */
export const takeTyped = (
  storage: Pick<Storage, 'getItem' | 'removeItem'>,
  nowMs: number,
): readonly TypedText[] => {
  const text = storage.getItem(key);
  storage.removeItem(key);
  const kept = parsed(text);
  if (!isRecord(kept) || typeof kept.atMs !== 'number' || !Array.isArray(kept.texts)) return [];
  return Math.abs(nowMs - kept.atMs) <= maxAgeMs ? kept.texts.filter(isTypedText) : [];
};

/** Puts texts back into the fields of a page that are there now, and returns the others. What is typed anew stays. */
export const putBack = (texts: readonly TypedText[]): readonly TypedText[] => {
  const fields = [...document.querySelectorAll('input,select,textarea')].filter(isField).filter(isKept);
  return texts.filter(({ name, value, checked }) => {
    const field = fields.find((one) => nameOf(one) === name);
    if (field === undefined) return true;
    const isSame = field.value === value && checkedIn(field) === checked;
    if (!typedFields.has(field) && !isSame) changeField(field, value, checked);
    return false;
  });
};

import { isRecord, type Loose } from '../isRecord.ts';

/** The kinds of field; a card is all of them in one frame. */
const fieldTypes = ['card', 'number', 'month', 'year', 'cvv'] as const;

export type FieldType = (typeof fieldTypes)[number];

/** What the page around the frame asked for. */
export interface FieldConfig {
  readonly type: FieldType;
  /** Names this frame in messages: `element:{id}`, or `hostedField` for fields without an element. */
  readonly prefix: string;
  readonly groupId: string;
  readonly api: string;
  readonly publicKey: string;
  readonly required: readonly string[];
  readonly deviceId: string;
  readonly sessionId: string;
  readonly style: Loose;
  readonly tabIndex: number;
}

const record = (value: unknown): Loose => (isRecord(value) ? value : {});
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const isFieldType = (value: unknown): value is FieldType => fieldTypes.some((type) => type === value);

/** The configuration in a value that came from the page. */
export const fieldConfig = (value: unknown): FieldConfig => {
  const given = record(value);
  const recurly = record(given.recurly);
  const elementId = text(given.elementId);
  return {
    type: isFieldType(given.type) ? given.type : 'card',
    prefix: elementId === '' ? 'hostedField' : `element:${elementId}`,
    groupId: text(given.busGroupId),
    api: text(recurly.api) || '/js/v1',
    publicKey: text(recurly.publicKey),
    required: Array.isArray(recurly.required) ? recurly.required.map(String) : [],
    deviceId: text(given.deviceId),
    sessionId: text(given.sessionId),
    style: record(given.style),
    tabIndex: Number(given.tabIndex) || 0,
  };
};

/**
 * The configuration in a page's fragment.
 *
 * @example configInFragment('#config=%7B%22type%22%3A%22cvv%22%7D').type // → 'cvv'
 */
export const configInFragment = (fragment: string): FieldConfig => {
  const [, encoded = ''] = /^#config=(.*)$/s.exec(fragment) ?? [];
  try {
    return fieldConfig(JSON.parse(decodeURIComponent(encoded)));
  } catch {
    return fieldConfig({});
  }
};

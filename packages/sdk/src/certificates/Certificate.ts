/** What a certificate says: everything that is signed. All times are UTC, as ISO 8601 with a `Z`. */
export interface Certificate {
  /** The api that signed, e.g. `https://api.example.com`. */
  readonly issuer: string;
  /** The public code, e.g. `BB-7K2M-41QX`. */
  readonly code: string;
  readonly issued_at: string;
  /** Who plays, under the name that everybody sees. */
  readonly creator: string;
  readonly channel: {
    readonly platform: 'twitch' | 'youtube';
    /** The channel's id at the platform. */
    readonly id: string;
    readonly name: string;
    readonly url: string;
    /** Whether the creator has signed in with the channel's account, or has named the channel only. */
    readonly ownership: 'proven' | 'stated';
    /** Since when the creator's account knows the channel; that may be after what was covered. */
    readonly connected_since: string;
    /** Until when it did; missing while it does. */
    readonly connected_until?: string;
  };
  /** What was asked for; what was covered of it stands in `covered`. */
  readonly period: { readonly from: string; readonly until: string };
  /** In order and apart from each other: a time in none of them was not covered. */
  readonly covered: readonly {
    readonly plan: string;
    readonly uses: readonly ('live streams' | 'uploads')[];
    readonly from: string;
    readonly until: string;
    /** Set where the plan had ended in the middle of a stream, and why it covered on. */
    readonly reason?: 'extended while live' | 'extended while the platform did not answer';
  }[];
}

/** A certificate as it is handed out: what it says for people to read, and the same signed (compact JWS, ES256). */
export interface CertificateFile extends Certificate {
  readonly jws: string;
}

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string' && value !== '';
const isMoment: Check = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const isOneOf =
  (...texts: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && texts.includes(value);
const isOptional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const isList =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(check);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const hasFields =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isRecord(value) && Object.entries(fields).every(([name, check]) => check(value[name]));

const checkCertificate = hasFields({
  issuer: isText,
  code: isText,
  issued_at: isMoment,
  creator: isText,
  channel: hasFields({
    platform: isOneOf('twitch', 'youtube'),
    id: isText,
    name: isText,
    url: isText,
    ownership: isOneOf('proven', 'stated'),
    connected_since: isMoment,
    connected_until: isOptional(isMoment),
  }),
  period: hasFields({ from: isMoment, until: isMoment }),
  covered: isList(
    hasFields({
      plan: isText,
      uses: isList(isOneOf('live streams', 'uploads')),
      from: isMoment,
      until: isMoment,
      reason: isOptional(isOneOf('extended while live', 'extended while the platform did not answer')),
    }),
  ),
});

/** Whether a signed payload has the fields of a certificate. */
export const isCertificate = (value: unknown): value is Certificate => checkCertificate(value);

/** Whether a value is a JSON object. */
export const isJsonObject = isRecord;

/** The units in which trials, coupons and billing intervals are counted. */
export type SpanUnit = 'day' | 'week' | 'month';

/** A length of calendar time, such as 14 days or 1 month. */
export interface Span {
  readonly length: number;
  readonly unit: SpanUnit;
}

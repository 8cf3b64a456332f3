import { isRecord } from '@backbeat/domain';

/** A part of the card that a person fills. */
export type CardPart = 'number' | 'expiry' | 'month' | 'year' | 'cvv';

/** What the page may know of a card field: how far it is filled, never what was typed. */
export interface FieldState {
  /** Nothing was typed anywhere. */
  readonly empty: boolean;
  /** All parts are filled and can be sent. */
  readonly valid: boolean;
  readonly focused: boolean;
  /** Parts that were filled and left in a wrong state. */
  readonly invalidParts: readonly CardPart[];
  /** The provider's name of the card's brand, e.g. `visa`, once the number tells. */
  readonly brand?: string;
  readonly lastFour?: string;
}

export const emptyFieldState: FieldState = { empty: true, valid: false, focused: false, invalidParts: [] };

interface PartState {
  readonly empty: boolean;
  readonly valid: boolean;
  readonly focused: boolean;
}

type Reported = Readonly<Record<string, unknown>>;

const partState = (reported: unknown): PartState => {
  const state = isRecord(reported) ? reported : {};
  return { empty: state.empty !== false, valid: state.valid === true, focused: state.focus === true };
};

const isWrong = ({ empty, valid, focused }: PartState) => !empty && !valid && !focused;

const wrongParts = (parts: ReadonlyArray<readonly [CardPart, PartState]>): CardPart[] =>
  parts.flatMap(([part, state]) => (isWrong(state) ? [part] : []));

const known = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && value !== 'unknown' ? value : undefined;

const identity = (reported: Reported) => {
  const brand = known(reported.brand);
  const lastFour = known(reported.lastFour);
  return { ...(brand !== undefined && { brand }), ...(lastFour !== undefined && { lastFour }) };
};

/** The state of a field that holds the whole card. */
export const singleFieldState = (reported: Reported): FieldState => {
  const whole = partState(reported);
  return {
    ...whole,
    invalidParts: wrongParts([
      ['number', partState(reported.number)],
      ['expiry', partState(reported.expiry)],
      ['cvv', partState(reported.cvv)],
    ]),
    ...identity(reported),
  };
};

/** The joint state of the four fields that hold a part each. */
export const splitFieldState = (reported: {
  readonly number: Reported;
  readonly month: Reported;
  readonly year: Reported;
  readonly cvv: Reported;
}): FieldState => {
  const parts = [
    ['number', partState(reported.number)],
    ['month', partState(reported.month)],
    ['year', partState(reported.year)],
    ['cvv', partState(reported.cvv)],
  ] as const;
  return {
    empty: parts.every(([, state]) => state.empty),
    valid: parts.every(([, state]) => state.valid),
    focused: parts.some(([, state]) => state.focused),
    invalidParts: wrongParts(parts),
    ...identity(reported.number),
  };
};

import { brandOf, type CardBrand, digitsOf } from '../../cards/cardNumber.ts';
import type { FieldType } from './fieldConfig.ts';
import type { PartInput, PartState } from './PartInput.ts';
import type { PartName } from './parts.ts';

interface NumberFacts {
  readonly firstSix: string;
  readonly lastFour: string;
  readonly brand: CardBrand;
}

/** What may be reported of a number: its brand, and its ends once it is valid. */
const numberFacts = (shown: string, isValid: boolean): NumberFacts => {
  const digits = digitsOf(shown);
  return {
    firstSix: isValid ? digits.slice(0, 6) : '',
    lastFour: isValid ? digits.slice(-4) : '',
    brand: brandOf(digits),
  };
};

const nothing: PartState = { empty: true, focus: false, valid: false };

/** The body of a state message: for a card all parts together and one by one, else the one part. */
export const fieldState = (type: FieldType, inputs: readonly PartInput[]): object => {
  const stateOf = (name: PartName): PartState => inputs.find((part) => part.name === name)?.state ?? nothing;
  const states = inputs.map(({ state }) => state);
  const number = inputs.find(({ name }) => name === 'number');
  const together = {
    valid: states.every(({ valid }) => valid),
    empty: states.every(({ empty }) => empty),
    focus: states.some(({ focus }) => focus),
  };
  if (type === 'card') {
    return {
      type,
      ...together,
      ...numberFacts(number?.value ?? '', stateOf('number').valid),
      number: stateOf('number'),
      expiry: stateOf('expiry'),
      cvv: stateOf('cvv'),
    };
  }
  const length = digitsOf(inputs[0]?.value ?? '').length;
  return type === 'number'
    ? { type, ...together, length, ...numberFacts(number?.value ?? '', together.valid) }
    : { type, ...together, length };
};

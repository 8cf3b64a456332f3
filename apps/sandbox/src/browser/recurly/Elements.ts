import { isRecord } from '../isRecord.ts';
import { Bus } from './Bus.ts';
import { CardElement, type ElementOptions, type ElementType } from './CardElement.ts';
import { ClientError } from './clientError.ts';
import { Emitter } from './Emitter.ts';
import type { RecurlyContext } from './RecurlyContext.ts';

/** The sets of fields that make a token. */
const validSets: readonly (readonly ElementType[])[] = [
  ['card'],
  ['cvv'],
  ['number', 'month', 'year', 'cvv'],
];

/** A group of card fields that makes one token. */
export class Elements extends Emitter {
  readonly recurly: RecurlyContext;
  readonly bus: Bus;
  elements: CardElement[] = [];

  constructor(recurly: RecurlyContext) {
    super();
    this.recurly = recurly;
    this.bus = new Bus(recurly.config.api);
    this.bus.add(this);
    this.bus.add(recurly);
    this.on('destroy', () => this.destroy());
    this.on('token:init', (request) => this.#refuseWithoutNumber(request));
  }

  CardElement(options: ElementOptions = {}): CardElement {
    return this.#make('card', options);
  }

  CardNumberElement(options: ElementOptions = {}): CardElement {
    return this.#make('number', options);
  }

  CardMonthElement(options: ElementOptions = {}): CardElement {
    return this.#make('month', options);
  }

  CardYearElement(options: ElementOptions = {}): CardElement {
    return this.#make('year', options);
  }

  CardCvvElement(options: ElementOptions = {}): CardElement {
    return this.#make('cvv', options);
  }

  remove(element: CardElement): void {
    this.elements = this.elements.filter((known) => known !== element);
  }

  destroy(): void {
    for (const element of [...this.elements]) element.destroy();
    this.bus.destroy();
  }

  #make(type: ElementType, options: ElementOptions): CardElement {
    const types = [...this.elements.map((element) => element.type), type];
    const isValid = validSets.some(
      (set) => types.every((each) => set.includes(each)) && new Set(types).size === types.length,
    );
    if (!isValid) throw new Error(`Invalid element. A ${type} element may not be added to the existing set.`);
    const element = new CardElement(this, type, options);
    this.elements.push(element);
    element.on('submit', () => this.emit('submit', element));
    return element;
  }

  #refuseWithoutNumber(request: unknown): void {
    if (this.elements.some(({ canTokenize }) => canTokenize)) return;
    const id = isRecord(request) && 'id' in request ? String(request.id) : '';
    const err = new ClientError(
      'elements-tokenization-not-possible',
      'There is no card field to make a token from.',
    );
    this.bus.send(`token:done:${id}`, { err });
  }
}

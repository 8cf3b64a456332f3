import { digitsOf } from '../../cards/cardNumber.ts';
import { type PartName, partRules } from './parts.ts';

/** What a page may know of an input. */
export interface PartState {
  readonly empty: boolean;
  readonly focus: boolean;
  readonly valid: boolean;
}

export interface PartEvents {
  /** The state may have changed. */
  change(): void;
  focus(): void;
  blur(): void;
  submit(): void;
  /** The input is full (+1), or empty and Backspace was pressed (-1): focus moves to the next or the previous input. */
  move(from: PartName, by: 1 | -1): void;
}

/** The caret's position behind a number of digits. */
const caretAfter = (shown: string, digits: number): number => {
  let seen = 0;
  for (let at = 0; at < shown.length; at += 1) {
    if (seen === digits) return at;
    if (/\d/.test(shown[at] ?? '')) seen += 1;
  }
  return shown.length;
};

/** One input: formats what is typed, and marks a wrong value when focus leaves. */
export class PartInput {
  readonly name: PartName;
  readonly input = document.createElement('input');
  readonly #hint = document.createElement('span');
  readonly #events: PartEvents;
  #isRefused = false;

  constructor(name: PartName, events: PartEvents) {
    const rules = partRules[name];
    this.name = name;
    this.#events = events;
    const { input } = this;
    input.type = 'text';
    input.inputMode = 'numeric';
    input.name = name;
    input.className = `part part--${name}`;
    input.autocomplete = rules.autocomplete;
    input.maxLength = rules.maxLength;
    input.required = true;
    input.spellcheck = false;
    input.setAttribute('aria-label', rules.label);
    input.setAttribute('aria-describedby', `${name}-hint`);
    this.#hint.id = `${name}-hint`;
    this.#hint.className = 'vh';
    input.addEventListener('input', () => this.#onInput());
    input.addEventListener('focus', () => this.#onFocus());
    input.addEventListener('blur', () => this.#onBlur());
    input.addEventListener('keydown', (event) => this.#onKey(event));
  }

  get nodes(): readonly HTMLElement[] {
    return [this.input, this.#hint];
  }

  get value(): string {
    return this.input.value;
  }

  get state(): PartState {
    return {
      empty: this.value === '',
      focus: document.activeElement === this.input && document.hasFocus(),
      valid: !this.#isRefused && partRules[this.name].isValid(this.value),
    };
  }

  /** Marks the input as wrong after the provider refused it; typing takes the mark away. */
  refuse(): void {
    this.#isRefused = true;
    this.#mark(true);
  }

  #mark(isWrong: boolean): void {
    this.input.setAttribute('aria-invalid', String(isWrong));
    this.#hint.textContent = isWrong ? `${partRules[this.name].label} is not valid.` : '';
  }

  #onInput(): void {
    const { input } = this;
    const atEnd = input.selectionStart === input.value.length;
    const digitsBefore = digitsOf(input.value.slice(0, input.selectionStart ?? 0)).length;
    const shown = partRules[this.name].format(input.value);
    if (shown !== input.value) {
      input.value = shown;
      const caret = atEnd ? shown.length : caretAfter(shown, digitsBefore);
      input.setSelectionRange(caret, caret);
    }
    this.#isRefused = false;
    if (this.state.valid) this.#mark(false);
    this.#events.change();
    if (atEnd && this.state.valid && partRules[this.name].isComplete(shown)) this.#events.move(this.name, 1);
  }

  #onFocus(): void {
    this.#events.focus();
    this.#events.change();
  }

  #onBlur(): void {
    this.#mark(this.value !== '' && !this.state.valid);
    this.#events.blur();
    this.#events.change();
  }

  #onKey(event: KeyboardEvent): void {
    // An input method handles the key. Safari sends the key that accepts a candidate afterwards, as 229.
    if (event.isComposing || event.keyCode === 229) return;
    if (event.key === 'Enter') this.#events.submit();
    if (event.key !== 'Backspace') return;
    if (this.value === '') {
      event.preventDefault();
      this.#events.move(this.name, -1);
    } else if (this.name === 'expiry' && / \/ $/.test(this.value)) {
      // Formatting adds the separator again, so deleting it also deletes the digit before it.
      event.preventDefault();
      this.input.value = this.value.slice(0, 1);
      this.#events.change();
    }
  }
}

import type { Bus } from './Bus.ts';
import { Emitter } from './Emitter.ts';
import type { RecurlyContext } from './RecurlyContext.ts';

export type ElementType = 'card' | 'number' | 'month' | 'year' | 'cvv';

/** What a page may set on a field. */
export interface ElementOptions {
  readonly style?: object;
  readonly tabIndex?: number | string;
}

/** The group that a field belongs to. */
interface ElementGroup {
  readonly recurly: RecurlyContext;
  readonly bus: Bus;
  remove(element: CardElement): void;
}

interface FieldState {
  readonly focus?: boolean;
  readonly valid?: boolean;
  readonly empty?: boolean;
}

const canMakeTokens: readonly ElementType[] = ['card', 'number', 'cvv'];

const titles: Readonly<Record<ElementType, string>> = {
  card: 'Card details',
  number: 'Card number',
  month: 'Expiry month',
  year: 'Expiry year',
  cvv: 'Security code',
};

const allowed = ({ style, tabIndex }: ElementOptions): ElementOptions => ({
  ...(style === undefined ? {} : { style }),
  ...(tabIndex === undefined ? {} : { tabIndex }),
});

const targetOf = (target: HTMLElement | string): HTMLElement => {
  const found = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
  if (!(found instanceof HTMLElement)) throw new Error('Invalid parent. Expected HTMLElement.');
  return found;
};

/** One field: a container in the page, a frame inside, and the messages between. */
export class CardElement extends Emitter {
  readonly id = crypto.randomUUID();
  readonly type: ElementType;
  state: FieldState = {};
  readonly #elements: ElementGroup;
  #options: ElementOptions = {};
  #container: HTMLElement | null = null;
  #frame: HTMLIFrameElement | null = null;
  #window: Window | null = null;

  constructor(elements: ElementGroup, type: ElementType, options: ElementOptions) {
    super();
    this.#elements = elements;
    this.type = type;
    this.#options = allowed(options);
    elements.bus.add(this);
    this.on(this.#message('state:change'), (state) => this.#onState(state));
    this.on(this.#message('focus'), () => this.emit('focus', this));
    this.on(this.#message('blur'), () => this.emit('blur', this));
    this.on(this.#message('submit'), () => this.emit('submit', this));
    this.on('destroy', () => this.destroy());
  }

  get canTokenize(): boolean {
    return canMakeTokens.includes(this.type);
  }

  attach(target: HTMLElement | string): this {
    const parent = targetOf(target);
    if (this.#container?.parentElement === parent) return this;
    this.remove();
    const container = document.createElement('div');
    const frame = document.createElement('iframe');
    frame.title = titles[this.type];
    frame.name = `recurly-element--${this.id}`;
    frame.setAttribute('frameborder', '0');
    frame.setAttribute('scrolling', 'no');
    frame.setAttribute('allowtransparency', 'true');
    frame.setAttribute('tabindex', String(Number(this.#options.tabIndex) || 0));
    frame.style.cssText = 'background:none;width:100%;height:100%';
    frame.src = `${this.#elements.recurly.config.api}/field.html#config=${encodeURIComponent(JSON.stringify(this.#config()))}`;
    container.append(frame);
    container.addEventListener('click', () => this.focus());
    this.#container = container;
    this.#frame = frame;
    this.off(this.#message('ready'));
    this.once(this.#message('ready'), () => {
      // Before it is ready, the frame is still a blank page of the shop's own origin, which no message may reach.
      this.#window = frame.contentWindow;
      if (this.#window !== null) this.#elements.bus.add(this.#window);
      this.#paint();
      this.emit('attach', this);
    });
    parent.append(container);
    this.#paint();
    return this;
  }

  configure(options: ElementOptions = {}): this {
    this.#options = { ...this.#options, ...allowed(options) };
    this.#elements.bus.send(this.#message('configure!'), this.#config());
    return this;
  }

  focus(): void {
    this.#elements.bus.send(this.#message('focus!'));
  }

  remove(): this {
    if (this.#window !== null) this.#elements.bus.remove(this.#window);
    this.#container?.remove();
    this.#container = null;
    this.#frame = null;
    this.#window = null;
    return this;
  }

  destroy(): this {
    this.remove();
    this.off();
    this.#elements.bus.remove(this);
    this.#elements.remove(this);
    return this;
  }

  #message(name: string): string {
    return `element:${this.id}:${name}`;
  }

  #config(): object {
    const { recurly, bus } = this.#elements;
    const { publicKey, api, required, currency } = recurly.config;
    return {
      ...this.#options,
      type: this.type,
      elementId: this.id,
      busGroupId: bus.groupId,
      deviceId: recurly.identity.deviceId,
      sessionId: recurly.identity.sessionId,
      recurly: { publicKey, api, required, currency },
    };
  }

  #onState(body: unknown): void {
    if (typeof body !== 'object' || body === null) return;
    const { type: _, ...state }: FieldState & { type?: string } = body;
    if (JSON.stringify(state) === JSON.stringify(this.state)) return;
    this.state = state;
    this.emit('change', { ...state });
    this.#paint();
  }

  /** State as class names, so that a page can style the box around the frame. */
  #paint(): void {
    if (this.#container === null || this.#frame === null) return;
    const { focus, valid, empty = true } = this.state;
    const states = [focus && 'focus', valid ? 'valid' : !focus && !empty && 'invalid'].filter(Boolean);
    const base = ['recurly-element', `recurly-element-${this.type}`];
    const names = states.flatMap((name) => [
      `recurly-element-${name}`,
      `recurly-element-${this.type}-${name}`,
    ]);
    this.#container.className = [...base, ...names].join(' ');
  }
}

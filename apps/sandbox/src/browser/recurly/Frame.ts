import { isRecord } from '../isRecord.ts';
import type { RequestData } from './apiClient.ts';
import { Emitter } from './Emitter.ts';
import type { RecurlyContext } from './RecurlyContext.ts';

const popup = { width: 450, height: 535 } as const;

const placeOf = (): string => {
  const left = (window.outerWidth - popup.width) / 2 + window.screenX;
  const top = (window.outerHeight - popup.height) / 2 + window.screenY;
  return `resizable,scrollbars,width=${popup.width},height=${popup.height},left=${left},top=${top}`;
};

/** A page of the API in a window or in a frame, which ends with one message. */
export class Frame extends Emitter {
  readonly #recurly: RecurlyContext;
  #window: Window | null = null;
  #frame: HTMLIFrameElement | null = null;
  #watch: ReturnType<typeof setInterval> | undefined;

  /** Without a container a window opens, in the same tick, so that popup blockers allow it. */
  constructor(recurly: RecurlyContext, path: string, payload: RequestData, container: HTMLElement | null) {
    super();
    this.#recurly = recurly;
    const event = `recurly-frame-${crypto.randomUUID()}`;
    const url = recurly.request.urlOf(path, { ...payload, event });
    recurly.bus.add(this);
    this.once(event, (message) => this.#end(message));
    if (container === null) this.#openWindow(url, event);
    else this.#openFrame(url, container);
  }

  destroy(): void {
    clearInterval(this.#watch);
    this.#frame?.remove();
    this.#window?.close();
    this.#recurly.bus.remove(this);
    this.off();
  }

  #openWindow(url: string, name: string): void {
    this.#window = window.open(url, name, placeOf());
    this.#watch = setInterval(() => {
      if (!this.#window?.closed) return;
      this.emit('close');
      this.destroy();
    }, 1000);
  }

  #openFrame(url: string, container: HTMLElement): void {
    const frame = document.createElement('iframe');
    frame.src = url;
    frame.title = 'Check by your bank';
    frame.setAttribute('frameborder', '0');
    frame.style.cssText = 'background:transparent;width:100%;height:100%';
    container.append(frame);
    this.#frame = frame;
  }

  #end(message: unknown): void {
    const error = isRecord(message) ? message.error : undefined;
    if (error === undefined) this.emit('done', message);
    else this.emit('error', error);
    this.destroy();
  }
}

import { isRecord } from '../isRecord.ts';
import { Emitter } from './Emitter.ts';

/** A frame's window, or anything with events of its own. */
type Recipient = Window | Emitter;

interface Message {
  readonly event: string;
  readonly body: unknown;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Field pages send objects with a group; frames that end send JSON text without one. */
const messageIn = (data: unknown, groupId: string): Message | null => {
  if (typeof data === 'string') {
    const ended = parsed(data);
    if (!isRecord(ended) || typeof ended.recurly_event !== 'string') return null;
    return { event: ended.recurly_event, body: ended.recurly_message };
  }
  if (!isRecord(data) || typeof data.event !== 'string' || data.groupId !== groupId) return null;
  return { event: data.event, body: data.body };
};

/** Carries messages between the page and its frames. Messages of other origins than the API's are ignored. */
export class Bus {
  readonly groupId = crypto.randomUUID();
  #recipients = new Set<Recipient>();
  readonly #origin: string;

  constructor(api: string) {
    this.#origin = new URL(api, location.href).origin;
    addEventListener('message', this.#receive);
  }

  add(recipient: Recipient): void {
    this.#recipients.add(recipient);
  }

  remove(recipient: Recipient): void {
    this.#recipients.delete(recipient);
  }

  send(event: string, body: unknown = {}, from: MessageEventSource | null = null): void {
    for (const recipient of [...this.#recipients]) {
      if (recipient === from) continue;
      if (recipient instanceof Emitter) recipient.emit(event, body);
      else recipient.postMessage({ event, body, groupId: this.groupId }, this.#origin);
    }
  }

  destroy(): void {
    removeEventListener('message', this.#receive);
    this.#recipients.clear();
  }

  readonly #receive = (arrived: MessageEvent): void => {
    if (arrived.origin !== this.#origin) return;
    const message = messageIn(arrived.data, this.groupId);
    if (message !== null) this.send(message.event, message.body, arrived.source);
  };
}

export type Listener = (...values: unknown[]) => void;

/** Events by name, with the method names that the provider's client has. */
export class Emitter {
  #listeners = new Map<string, Listener[]>();

  on(event: string, listener: Listener): this {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
    return this;
  }

  once(event: string, listener: Listener): this {
    const only: Listener = (...values) => {
      this.off(event, only);
      listener(...values);
    };
    return this.on(event, only);
  }

  /** Without a listener removes all of the event; without an event, all. */
  off(event?: string, listener?: Listener): this {
    if (event === undefined) this.#listeners.clear();
    else if (listener === undefined) this.#listeners.delete(event);
    else
      this.#listeners.set(
        event,
        (this.#listeners.get(event) ?? []).filter((known) => known !== listener),
      );
    return this;
  }

  emit(event: string, ...values: unknown[]): this {
    for (const listener of this.#listeners.get(event) ?? []) listener(...values);
    return this;
  }
}

import { Component, type ReactNode, useEffect, useRef, useState } from 'react';

/*
 * How one would bind the provider's script without further thought: its global is read where it is needed, nothing is
 * taken down, callbacks are trusted to come. The tests show the pains on this, beside the package.
 */

interface Emitter {
  on(event: string, listener: (value: unknown) => void): unknown;
}

interface NaiveElement extends Emitter {
  attach(parent: Element): unknown;
}

type Done = (error: unknown, answer: unknown) => void;

/** What the naive way needs of the provider's object. */
export interface NaiveRecurly {
  configure(settings: object): unknown;
  Elements(): { CardElement(options?: object): NaiveElement };
  token(elements: object, data: object, done: Done): unknown;
  coupon(options: object, done: Done): unknown;
  PayPal(options: object): Emitter & { start(): unknown };
  Risk(): { ThreeDSecure(options: object): NaiveElement };
}

/** Makes the provider as if its script were on the page already. */
export const newRecurly = (settings: object): NaiveRecurly => {
  const instance: NaiveRecurly = Reflect.construct(
    Reflect.get(Reflect.get(window, 'recurly'), 'Recurly'),
    [],
  );
  instance.configure(settings);
  return instance;
};

/** Makes the provider in its constructor. */
export class NaiveProvider extends Component<{ settings: object; children?: ReactNode }> {
  readonly recurly = newRecurly(this.props.settings);
  override render() {
    return this.props.children;
  }
}

/** Attaches a card in an effect and never takes it down. */
export const NaiveCard = ({ settings }: { settings: object }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) newRecurly(settings).Elements().CardElement().attach(place.current);
  }, [settings]);
  return <div ref={place} style={{ height: 52 }} />;
};

/** Attaches the bank's challenge in an effect and never takes it down. */
export const NaiveChallenge = ({ settings, id }: { settings: object; id: string }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) newRecurly(settings).Risk().ThreeDSecure({ actionTokenId: id }).attach(place.current);
  }, [settings, id]);
  return <div ref={place} />;
};

/** Asks for a price whenever one of its inputs is another object, the error handler included. */
export const useNaivePrice = (
  ask: () => Promise<number>,
  handleError: (error: unknown) => void,
): { total: number | null; loading: boolean } => {
  const [state, setState] = useState<{ total: number | null; loading: boolean }>({
    total: null,
    loading: true,
  });
  useEffect(() => {
    ask().then(
      (total) => setState({ total, loading: false }),
      (error) => {
        handleError(error);
      },
    );
  }, [ask, handleError]);
  return state;
};

import type { CardFieldsOptions, CardFieldsWords } from './cardFields.ts';
import type { PaymentsConfig } from './config.ts';
import { createPayments, type PaymentsClient } from './createPayments.ts';
import { emptyFieldState, type FieldState } from './fieldState.ts';
import { readFieldStyle } from './readFieldStyle.ts';

/**
 * Makes a client that puts the card into a server-rendered page before React is there. The first `CardField` that gets
 * this client takes the card over as it stands, with what has been typed; where it cannot, it makes one as ever.
 *
 * @param box the element `.bb-card__box` of a `CardField` in its single layout
 * @param words as the `CardField` will have them
 * @example
 * const box = document.querySelector<HTMLElement>('.bb-card__box');
 * const early = box && createEarlyPayments(config, box);
 * // later: <PaymentsProvider config={config} create={(given) => early ?? createPayments(given)}>
 */
export const createEarlyPayments = (
  config: PaymentsConfig,
  box: HTMLElement,
  words: CardFieldsWords = {},
): PaymentsClient => {
  const client = createPayments(config);
  let options: CardFieldsOptions = {};
  let state: FieldState = emptyFieldState;
  const card = client.cardFields({
    ...words,
    get style() {
      return readFieldStyle(box);
    },
    onSubmit: () => options.onSubmit?.(),
  });
  card.subscribe((next) => {
    state = next;
  });
  let isWaiting = true;
  void card.ready.then(({ ok }) => {
    // Whoever comes later tries again.
    isWaiting &&= ok;
  });
  card.mount(box);

  return {
    ...client,
    cardFields: (given = {}) => {
      const isTaken = isWaiting && box.isConnected && given.layout !== 'split';
      if (isWaiting && !isTaken) card.destroy();
      isWaiting = false;
      if (!isTaken) return client.cardFields(given);
      options = given;
      return {
        ...card,
        subscribe: (listener) => {
          listener(state);
          return card.subscribe(listener);
        },
      };
    },
  };
};

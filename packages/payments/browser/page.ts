import { afterEach, inject } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CardFields, CardFieldsOptions } from '../src/cardFields.ts';
import type { PaymentsConfig } from '../src/config.ts';
import { createPayments, type PaymentsClient } from '../src/createPayments.ts';

const sandboxUrl = inject('sandboxUrl');

/** How the product is configured for the sandbox that runs beside the tests. */
export const config: PaymentsConfig = {
  provider: 'sandbox',
  scriptUrl: `${sandboxUrl}/recurly/recurly.js`,
  apiUrl: `${sandboxUrl}/js/v1`,
  publicKey: 'sandbox-public-key',
  currency: 'USD',
};

export const billing = { firstName: 'Sample', lastName: 'Streamer' };

/** Name of the frame that holds the whole card. */
export const cardTitle = 'Card number, expiry date and security code';

const opened: PaymentsClient[] = [];

/** Makes a client that is disposed after the test. */
export const open = (over: Partial<PaymentsConfig> = {}): PaymentsClient => {
  const client = createPayments({ ...config, ...over });
  opened.push(client);
  return client;
};

/** A place in the page. */
export const host = (height = 52): HTMLElement => {
  const element = document.createElement('div');
  element.style.height = `${height}px`;
  document.body.append(element);
  return element;
};

export const mount = (client: PaymentsClient, options: CardFieldsOptions = {}): CardFields => {
  const fields = client.cardFields(options);
  fields.mount(host());
  return fields;
};

/** How many frames the page holds. */
export const frames = (): number => document.querySelectorAll('iframe').length;

/** Reaches into a frame of the provider by its name. */
export const inFrame = (title = cardTitle) => page.frameLocator(page.getByTitle(title));

/** Types a card into the provider's frame. */
export const fillCard = async (number: string, expiry = '12 / 39', cvv = '123'): Promise<void> => {
  await userEvent.fill(inFrame().getByRole('textbox', { name: 'Card number' }), number);
  await userEvent.fill(inFrame().getByRole('textbox', { name: /Expiry/ }), expiry);
  await userEvent.fill(inFrame().getByRole('textbox', { name: 'Security code' }), cvv);
};

afterEach(() => {
  for (const client of opened.splice(0)) client.dispose();
  document.body.replaceChildren();
});

/** A checkout as somebody builds it who uses the provider's own React bindings. Bundled for a browser by its test. */
import { CardElement, Elements, RecurlyProvider, useRecurly } from '@recurly/react-recurly';
import { createElement as h, StrictMode, useRef } from 'react';
import { createRoot } from 'react-dom/client';

const place = document.querySelector<HTMLElement>('[data-api]');
// The bindings pass every option on, and their types leave this one out.
const options = { publicKey: 'sandbox-public-key', api: place?.dataset.api ?? '' };

const show = (id: string, text: string): void => {
  const element = document.getElementById(id);
  if (element !== null) element.textContent = text;
};

const Form = () => {
  const form = useRef<HTMLFormElement>(null);
  const recurly = useRecurly();
  const pay = (): void => {
    if (form.current === null) return;
    recurly.token(form.current, (error, token) => show('out', JSON.stringify({ error, token })));
  };
  return h(
    'form',
    { ref: form },
    h('input', { 'data-recurly': 'first_name', defaultValue: 'Ada' }),
    h('input', { 'data-recurly': 'last_name', defaultValue: 'Beat' }),
    h('div', { id: 'card' }, h(CardElement, { onChange: ({ valid }) => show('state', String(valid)) })),
    h('button', { type: 'button', onClick: pay }, 'Pay'),
  );
};

if (place !== null) {
  createRoot(place).render(h(StrictMode, null, h(RecurlyProvider, options, h(Elements, null, h(Form)))));
}

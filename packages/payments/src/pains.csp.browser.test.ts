import { expect, inject, it } from 'vitest';
import { newRecurly } from '../browser/naive.tsx';
import { config, host, mount, open } from '../browser/page.ts';

/* A pain of its own page: the strict policy cannot be taken back. */

const sandboxUrl = inject('sandboxUrl');
const heightOf = (place: Element | null) => place?.querySelector('iframe')?.getBoundingClientRect().height;

it('frames keep their size under a strict content security policy', async () => {
  const client = open();
  await client.load();
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "style-src 'self'";
  document.head.append(policy);

  const naivePlace = host();
  const card = newRecurly({ publicKey: config.publicKey, api: `${sandboxUrl}/js/v1` })
    .Elements()
    .CardElement();
  const attached = new Promise((resolve) => card.on('attach', resolve));
  card.attach(naivePlace);
  await attached;
  // The provider's style attribute is ignored: a frame of 150 pixels in a place of 52.
  expect(heightOf(naivePlace)).toBe(150);

  const fields = mount(client);
  await fields.ready;
  expect(heightOf(document.body.lastElementChild)).toBe(52);
});

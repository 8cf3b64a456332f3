import { createServer } from 'node:http';
import { freePort } from '@backbeat/tooling/stack';

/** One HTML page at every path of an origin of its own. */
export const servePage = async (html: () => string): Promise<{ url: string; stop: () => void }> => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html());
  });
  await new Promise<void>((resolve) => {
    server.listen(port, 'localhost', resolve);
  });
  return {
    url,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

/**
 * A small page as a site would have it: one card field, or four, PayPal, and the bank's question. The script
 * is the sandbox's own, or the provider's when its address is given.
 */
export const checkoutHtml = (
  sandboxUrl: string,
  layout: 'card' | 'split',
  scriptUrl = `${sandboxUrl}/recurly/recurly.js`,
): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Shop</title><link rel="icon" href="data:,"><style>
body{background:#0e0b1a;color:#f5f2ff;color-scheme:dark}
.slot{block-size:52px;inline-size:340px;border:1px solid #7d73ad;margin:8px}.slot>div{block-size:100%}
#bank{block-size:420px;inline-size:340px}
</style></head><body>
${layout === 'card' ? '<div class="slot" id="card"></div>' : ['number', 'month', 'year', 'cvv'].map((name) => `<div class="slot" id="${name}"></div>`).join('')}
<button id="pay">Pay</button><button id="paypal">PayPal</button><div id="bank"></div><p id="out"></p>
<script src="${scriptUrl}"></script><script>
const out = (value) => { document.getElementById('out').textContent = JSON.stringify(value); };
const client = new window.recurly.Recurly();
client.configure({ publicKey: 'sandbox-public-key', api: '${sandboxUrl}/js/v1', required: ['cvv'], engage: { enabled: false } });
const elements = client.Elements();
const style = { style: { fontColor: '#f5f2ff', fontSize: '16px', placeholder: { color: '#b9b1d9' }, invalid: { fontColor: '#ff5c8a' } } };
const made = ${layout === 'card' ? '{ card: elements.CardElement(style) }' : '{ number: elements.CardNumberElement(style), month: elements.CardMonthElement(style), year: elements.CardYearElement(style), cvv: elements.CardCvvElement(style) }'};
window.states = {};
for (const [name, element] of Object.entries(made)) {
  element.on('change', (state) => { window.states[name] = state; });
  element.on('attach', () => { document.body.dataset[name] = 'attached'; });
  element.attach(document.getElementById(name));
}
client.ready(() => { document.body.dataset.ready = 'yes'; });
const pay = () => client.token(elements, { first_name: 'Nova', last_name: 'Beats' }, (error, token) => out(error ? { error, isError: error instanceof Error } : { token }));
document.getElementById('pay').addEventListener('click', pay);
elements.on('submit', pay);
document.getElementById('paypal').addEventListener('click', () => {
  const payPal = client.PayPal({ display: { displayName: 'Premium, one year', amount: '71.88' } });
  payPal.on('token', (token) => out({ token }));
  payPal.on('cancel', () => out({ cancelled: true }));
  payPal.start();
});
window.askBank = (actionTokenId) => {
  const secure = client.Risk().ThreeDSecure({ actionTokenId });
  secure.on('token', (token) => out({ token }));
  secure.on('error', (error) => out({ error: { code: error.code } }));
  secure.attach(document.getElementById('bank'));
};
window.lookUp = (kind, options) => new Promise((resolve) => client[kind](options, (error, answer) => resolve(error ? { error: error.code } : answer)));
</script></body></html>`;

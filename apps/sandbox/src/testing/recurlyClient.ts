import recurly from 'recurly';
import DefaultHttpAdapter from 'recurly/lib/recurly/DefaultHttpAdapter.js';
import type { HttpResponse } from 'recurly/lib/recurly/HttpAdapter.js';

/** The client's own transport, sent to the sandbox in the place of the provider. */
class SandboxAdapter extends DefaultHttpAdapter {
  readonly #base: string;
  readonly #seen: HttpResponse[];

  constructor(base: string, seen: HttpResponse[]) {
    super();
    this.#base = base;
    this.#seen = seen;
  }

  override async execute(method: string, url: string, headers: Record<string, string>, body: string | null) {
    const response = await super.execute(
      method,
      url.replace('https://v3.recurly.com', this.#base),
      headers,
      body,
    );
    this.#seen.push(response);
    return response;
  }
}

/** The provider's own Node client, unmodified, and the answers that it got. */
export const recurlyClient = (url: string, privateKey = 'sandbox-private-key') => {
  const answers: HttpResponse[] = [];
  const httpAdapter = new SandboxAdapter(`${url}/v3`, answers);
  return { client: new recurly.Client(privateKey, { httpAdapter }), answers };
};

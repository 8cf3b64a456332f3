import DefaultHttpAdapter from 'recurly/lib/recurly/DefaultHttpAdapter.js';

const realOrigin = 'https://v3.recurly.com';

/**
 * The client library's own transport, sent to another base address. The library has no setting for that; its
 * transport is the place it leaves open.
 */
export class RecurlyAdapter extends DefaultHttpAdapter {
  readonly #baseUrl: string;

  constructor(baseUrl: string, timeoutMs: number) {
    super({ timeout: timeoutMs });
    this.#baseUrl = baseUrl;
  }

  override execute(method: string, url: string, headers: Record<string, string>, body: string | null) {
    return super.execute(method, url.replace(realOrigin, this.#baseUrl), headers, body);
  }
}

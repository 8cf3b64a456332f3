import { isRecord } from '../isRecord.ts';
import { ClientError } from './clientError.ts';
import { Emitter } from './Emitter.ts';
import { Frame } from './Frame.ts';
import type { RecurlyContext } from './RecurlyContext.ts';

export interface ThreeDSecureOptions {
  readonly actionTokenId?: string;
  readonly challengeWindowSize?: string;
}

const challengeTypeOf = (token: unknown): unknown => {
  const secure = isRecord(token) ? token.three_d_secure : null;
  const params = isRecord(secure) ? secure.params : null;
  return isRecord(params) ? (params.challengeType ?? null) : null;
};

const isPassed = (results: unknown): boolean => isRecord(results) && results.success === true;

/** The bank's question. Events: ready, token, error. */
export class ThreeDSecure extends Emitter {
  readonly #recurly: RecurlyContext;
  readonly #actionTokenId: string;
  readonly #size: string;
  readonly #kind: Promise<unknown>;
  #frame: Frame | null = null;
  #container: HTMLElement | null = null;

  constructor(recurly: RecurlyContext, { actionTokenId, challengeWindowSize = '05' }: ThreeDSecureOptions) {
    super();
    if (!actionTokenId)
      throw new ClientError(
        'invalid-option',
        'Option actionTokenId must be a three_d_secure_action_token_id.',
      );
    this.#recurly = recurly;
    this.#actionTokenId = actionTokenId;
    this.#size = challengeWindowSize;
    this.#kind = recurly.request.get(`/tokens/${encodeURIComponent(actionTokenId)}`).then((token) => {
      const kind = challengeTypeOf(token);
      if (kind === null)
        throw new ClientError('invalid-option', 'The token is not of type three_d_secure_action.');
      this.emit('ready');
      return kind;
    });
    this.#kind.catch((error: unknown) => this.emit('error', error));
  }

  attach(parent: HTMLElement): void {
    this.#kind.then(
      (kind) => {
        if (kind === 'fingerprint') return this.#finish({ type: 'fingerprint', success: true });
        return this.#ask(parent);
      },
      () => undefined,
    );
  }

  remove(): void {
    this.#frame?.destroy();
    this.#container?.remove();
  }

  destroy(): void {
    this.remove();
    this.off();
  }

  #ask(parent: HTMLElement): void {
    const container = document.createElement('div');
    container.setAttribute('data-recurly', 'three-d-secure-container');
    container.style.cssText = 'width:100%;height:100%';
    parent.append(container);
    this.#container = container;
    const payload = { three_d_secure_action_token_id: this.#actionTokenId, iframe_size: this.#size };
    const frame = new Frame(this.#recurly, '/three_d_secure/mock', payload, container);
    frame.on('error', (cause) => this.#fail(cause));
    frame.on('done', (results) =>
      isPassed(results) ? this.#finish({ success: true }) : this.#fail(results),
    );
    this.#frame = frame;
  }

  #finish(results: object): void {
    this.#recurly.request
      .post('/tokens', {
        type: 'three_d_secure_action_result',
        three_d_secure_action_token_id: this.#actionTokenId,
        results,
      })
      .then(
        (token) => this.emit('token', token),
        (cause: unknown) => this.#fail(cause),
      );
  }

  #fail(cause: unknown): void {
    const error = new ClientError('3ds-auth-error', 'The bank did not approve the payment.');
    this.emit('error', Object.assign(error, { cause }));
  }
}

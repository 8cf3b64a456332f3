import type { Client } from '@backbeat/sdk';
import type { Endpoint } from '@backbeat/sdk/contract';
import type { Case } from './ContractCases.ts';

type Make = (client: Client) => Promise<unknown>;

const more = 'x'.repeat(70_000);

/** Nobody is signed in on the page. */
export const asAnonymous =
  (make: Make): Case =>
  ({ open }) =>
    make(open.client());

/** Somebody is signed in. */
export const asSomebody =
  (make: Make): Case =>
  async ({ open }) =>
    make((await open.signedIn()).client);

/** The page is of another site, and its browser says so in the request. */
export const fromElsewhere =
  (endpoint: Endpoint): Case =>
  ({ open }) =>
    open.callFromElsewhere(endpoint);

/** The api's database is gone. */
export const withoutDatabase =
  (make: Make): Case =>
  ({ broken }) =>
    make(broken.client);

/** One call more than one network may make. */
export const overLimit =
  (make: Make): Case =>
  async ({ flooded }) => {
    const { client } = await flooded.signedIn();
    await make(client).catch(() => undefined);
    return make(client);
  };

/** One call more than the call's own limit, by the same person. */
export const beyondItsLimit =
  (make: Make): Case =>
  async ({ strict }) => {
    const { client } = await strict.signedIn();
    await make(client).catch(() => undefined);
    return make(client);
  };

/** A client of another version sends a field that this contract does not know. */
export const withOther =
  (endpoint: Endpoint, request: object): Case =>
  async ({ open }) =>
    open.blindCall(endpoint, request, await open.api.signUp());

/** A body beyond 64 KiB. */
export const withTooMuch = (endpoint: Endpoint): Case => withOther(endpoint, { body: { more } });

/** A company beside the api answers with this status. */
export const whenOutsideAnswers =
  (status: number, make: Make): Case =>
  async ({ open }) => {
    open.sandbox.sandbox.faults.add({ target: 'platforms', status, times: 1 });
    return make((await open.signedIn()).client);
  };

/** The payment provider does not answer. */
export const withoutProvider =
  (make: Make): Case =>
  async ({ open }) => {
    const { client } = await open.signedIn();
    open.sandbox.sandbox.faults.add({ target: 'v3', status: 503 });
    try {
      return await make(client);
    } finally {
      open.sandbox.sandbox.faults.clear();
    }
  };

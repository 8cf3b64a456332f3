import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox, type RightsLedger } from '@backbeat/sandbox';
import { freePort, partnerEnv } from '@backbeat/tooling/stack';
import * as z from 'zod/mini';
import { siteUrl } from './createTestApi.ts';

const tokenSchema = z.object({ id: z.string() });

/** The outside companies on a free port, with books that tests can read. */
export const startTestSandbox = async ({
  isSeeded = false,
  port: wanted = 0,
  mailPort,
}: {
  readonly isSeeded?: boolean;
  readonly port?: number;
  readonly mailPort?: number;
} = {}) => {
  const directory = mkdtempSync(join(tmpdir(), 'api-sandbox-'));
  const [port, apiPort] = [wanted || (await freePort()), await freePort()];
  const url = `http://localhost:${port}`;
  const apiUrl = `http://localhost:${apiPort}`;
  const partnerEnvironment = partnerEnv(url);
  const sandbox = await createSandbox({
    url,
    apiUrl,
    siteUrl,
    dataDirectory: directory,
    isSeeded,
    partner: {
      account: partnerEnvironment.YOUTUBE_PARTNER_ACCOUNT,
      owner: partnerEnvironment.YOUTUBE_PARTNER_OWNER,
      key: partnerEnvironment.YOUTUBE_PARTNER_KEY,
    },
  });
  await sandbox.start(port, mailPort);

  /** Creates a payment token for a test card, as the card field does. */
  const cardToken = async (number = '4111111111111111'): Promise<string> => {
    const fields = { first_name: 'Ada', last_name: 'Beat', number, month: '12', year: '2030', cvv: '123' };
    const answer = await fetch(`${url}/js/v1/token`, {
      method: 'POST',
      body: new URLSearchParams({ ...fields, key: 'sandbox-public-key' }),
    });
    return tokenSchema.parse(await answer.json()).id;
  };

  const post = (path: string, form: Record<string, string>) =>
    fetch(`${url}/js/v1/${path}`, {
      method: 'POST',
      body: new URLSearchParams({ ...form, key: 'sandbox-public-key' }),
    });

  /** The token after a passed bank confirmation. */
  const passedChallenge = async (actionTokenId: string): Promise<string> => {
    const answer = await post('tokens', {
      type: 'three_d_secure_action_result',
      three_d_secure_action_token_id: actionTokenId,
      'results[success]': 'true',
    });
    return tokenSchema.parse(await answer.json()).id;
  };

  const authorization = `Basic ${Buffer.from('sandbox-private-key:').toString('base64')}`;

  /** Ends all subscriptions of an account, by the provider's API. */
  const endSubscriptions = async (accountCode: string): Promise<void> => {
    const running = sandbox
      .ledger()
      .subscriptions.filter((row) => row.accountCode === accountCode && row.state !== 'expired');
    for (const { id } of running) {
      const path = `${url}/v3/subscriptions/${id}?refund=none`;
      const answer = await fetch(path, { method: 'DELETE', headers: { authorization } });
      if (!answer.ok) throw new Error(`The subscription did not end: ${answer.status}.`);
    }
  };

  /** Stores another payment method, by the provider's API. */
  const storeCard = async (accountCode: string, number: string): Promise<void> => {
    const answer = await fetch(`${url}/v3/accounts/code-${accountCode}/billing_info`, {
      method: 'PUT',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ token_id: await cardToken(number) }),
    });
    if (!answer.ok) throw new Error(`The card was not stored: ${answer.status}.`);
  };

  /** What support gives back of an invoice, by the provider's own pages. */
  const giveBack = async (number: string, refund: object): Promise<void> => {
    const answer = await fetch(`${url}/v3/invoices/number-${number}/refund`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(refund),
    });
    if (answer.status !== 201) throw new Error(`Nothing went back: ${answer.status}.`);
  };

  /** Calls a control of the sandbox. */
  const control = async (path: string, body: object): Promise<void> => {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`The sandbox refused ${path}: ${answer.status} ${await answer.text()}`);
  };

  /** The bank takes the payment of an invoice back for whoever paid it. */
  const chargeBack = async (invoice: string): Promise<void> => {
    await control('/chargebacks', { invoice });
  };

  /** Moves the sandbox's clock forward, and runs what is due until then. */
  const moveClock = async (by: {
    readonly to?: string;
    readonly months?: number;
    readonly days?: number;
  }): Promise<void> => {
    await control('/clock', by);
  };

  /** Sets delays, quota and refusals of the platform that lists channels and releases claims. */
  const setRights = async (settings: Partial<RightsLedger['settings']>): Promise<void> => {
    await control('/rights', settings);
  };

  return {
    url,
    apiUrl,
    passedChallenge,
    moveClock,
    endSubscriptions,
    storeCard,
    giveBack,
    chargeBack,
    /** Makes a video of a channel, with claims on it, or changes one by its id. */
    makeVideo: sandbox.makeVideo,
    setRights,
    /** With it, an api uses the sandbox's interface for owners of rights. */
    partnerEnvironment,
    apiPort,
    sandbox,
    cardToken,
    close: async () => {
      await sandbox.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};

export type TestSandbox = Awaited<ReturnType<typeof startTestSandbox>>;

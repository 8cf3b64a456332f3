import { ApiError, AuthError, errorDetailsOf, errorText, NetworkError } from '@backbeat/sdk';
import {
  type DetailedErrorCode,
  type EndpointName,
  endpointErrors,
  endpoints,
  errorDetails,
  errorStatus,
  isErrorCode,
} from '@backbeat/sdk/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Case, ContractCases } from '../testing/ContractCases.ts';
import { startWorlds, type Worlds } from '../testing/startWorlds.ts';
import { accountCases } from './cases/accountCases.ts';
import { accountMergeCases } from './cases/accountMergeCases.ts';
import { cardCases } from './cases/cardCases.ts';
import { certificateCases } from './cases/certificateCases.ts';
import { channelCases } from './cases/channelCases.ts';
import { claimCases } from './cases/claimCases.ts';
import { contentCases } from './cases/contentCases.ts';
import { coverageCases } from './cases/coverageCases.ts';
import { giftCases } from './cases/giftCases.ts';
import { invoiceCases } from './cases/invoiceCases.ts';
import { letterCases } from './cases/letterCases.ts';
import { liveCases } from './cases/liveCases.ts';
import { planChangeCases } from './cases/planChangeCases.ts';
import { premiumCases } from './cases/premiumCases.ts';
import { sessionCases } from './cases/sessionCases.ts';
import { withdrawalCases } from './cases/withdrawalCases.ts';

const cases: ContractCases = {
  ...sessionCases,
  ...accountCases,
  ...accountMergeCases,
  ...premiumCases,
  ...planChangeCases,
  ...cardCases,
  ...giftCases,
  ...invoiceCases,
  ...withdrawalCases,
  ...contentCases,
  ...channelCases,
  ...coverageCases,
  ...liveCases,
  ...certificateCases,
  ...claimCases,
  ...letterCases,
};

const names: readonly EndpointName[] = Object.values(endpoints).map(({ name }) => name);

const casesOf = (name: EndpointName): readonly (readonly [string, Case])[] => Object.entries(cases[name]);

const hasDetails = (code: string): code is DetailedErrorCode => Object.hasOwn(errorDetails, code);

const rejectionOf = (made: Promise<unknown>): Promise<unknown> =>
  made.then(
    (answer) => ({ answered: answer }),
    (error: unknown) => error,
  );

describe('the client against the api', () => {
  let worlds: Worlds;
  beforeAll(async () => {
    worlds = await startWorlds();
  });
  afterAll(() => worlds.close());
  afterEach(() => worlds.open.sandbox.sandbox.faults.clear());

  it.each(names)('%s has a case for its success and for each of its errors, and no other', (name) => {
    expect(
      casesOf(name)
        .map(([outcome]) => outcome)
        .sort(),
    ).toEqual(['success', ...endpointErrors[name]].sort());
  });

  describe.each(names)('%s', (name) => {
    it('succeeds', async () => {
      const answer = await cases[name].success(worlds);
      expect(z.safeParse(endpoints[name].response, answer).error).toBeUndefined();
    });

    it.each(casesOf(name).filter(([outcome]) => outcome !== 'success'))(
      'fails with %s',
      async (code, bringAbout) => {
        const error = await rejectionOf(bringAbout(worlds));
        if (!isErrorCode(code) || !(error instanceof ApiError))
          throw new Error(`No ${code}, but this.`, { cause: error });
        expect({ endpoint: error.endpoint, status: error.status }).toEqual({
          endpoint: name,
          status: errorStatus[code],
        });
        expect(error instanceof AuthError).toBe(code === 'unauthorized');
        expect(errorText(error)).not.toBe('');
        expect(error.wireCode).toBe(code);
        if (hasDetails(code)) expect(errorDetailsOf(error, code)).not.toBeNull();
        if (code === 'rate_limited') expect(error.retryAfterMs).toBeGreaterThan(0);
      },
    );
  });

  it('shows a page of another site nothing', async () => {
    const foreign = worlds.open.client({}, 'https://elsewhere.example');
    for (const call of [foreign.sso, foreign.me, foreign.featuredHomepage]) {
      expect(await rejectionOf(call())).toBeInstanceOf(NetworkError);
    }
  });
});

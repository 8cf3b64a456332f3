import { dayMs } from '@backbeat/domain';
import { endpoints } from '@backbeat/sdk/contract';
import { expect } from 'vitest';
import { formFor } from './createBuyer.ts';
import { isoOf } from './createPauser.ts';
import type { TestApi, TestPerson } from './createTestApi.ts';
import type { TestSandbox } from './startTestSandbox.ts';

/** Signs up people with a plan, or with one that pauses at its next bill. */
export const createSubscribers = (office: Pick<TestApi, 'call' | 'signUp'>, sandbox: TestSandbox) => {
  const post = ({ token }: TestPerson, path: string, body: unknown) =>
    office.call(path, { method: 'POST', token, body });
  const subscribe = async (): Promise<TestPerson> => {
    const person = await office.signUp();
    const bought = await post(person, '/v1/premium/checkout', formFor(person, await sandbox.cardToken()));
    expect(bought.status).toBe(204);
    return person;
  };
  const subscribePaused = async (): Promise<TestPerson> => {
    const person = await subscribe();
    const asked = await post(person, '/v1/premium/pause/preview', {
      until: isoOf(Date.now() + 75 * dayMs),
    });
    const { quote_id } = endpoints.pausePreview.response.parse(await asked.json());
    expect((await post(person, '/v1/premium/change', { quote_id })).status).toBe(204);
    return person;
  };
  return { subscribe, subscribePaused };
};

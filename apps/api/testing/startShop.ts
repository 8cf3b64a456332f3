import { type Buyer, createBuyer } from './createBuyer.ts';
import { createTestApi, type TestApi, type TestSettings } from './createTestApi.ts';
import { startTestSandbox, type TestSandbox } from './startTestSandbox.ts';

/** The sandbox, an api that uses it, and a buyer. */
export interface Shop {
  readonly sandbox: TestSandbox;
  readonly api: TestApi;
  readonly buyer: Buyer;
  close(): Promise<void>;
}

/** Starts a shop. Return `close` from `beforeAll` to stop it after the tests. */
export const startShop = async (settings: Omit<TestSettings, 'sandboxUrl'> = {}): Promise<Shop> => {
  const sandbox = await startTestSandbox();
  const api = await createTestApi({ ...settings, sandboxUrl: sandbox.url });
  return {
    sandbox,
    api,
    buyer: createBuyer(api, sandbox),
    close: async () => {
      await api.close();
      await sandbox.close();
    },
  };
};

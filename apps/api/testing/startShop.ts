import { type Buyer, createBuyer } from './createBuyer.ts';
import { createTestApi, type TestApi, type TestSettings } from './createTestApi.ts';
import { startTestSandbox, type TestSandbox } from './startTestSandbox.ts';

/** The outside companies, an api that knows them, and who buys there. */
export interface Shop {
  readonly sandbox: TestSandbox;
  readonly api: TestApi;
  readonly buyer: Buyer;
  close(): Promise<void>;
}

/** Starts all three. A `beforeAll` that returns `close` ends them after its tests. */
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

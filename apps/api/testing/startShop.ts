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

/**
 * Starts a shop. Return `close` from `beforeAll` to stop it after the tests.
 *
 * @param isPartner whether the api lists channels and releases claims
 */
export const startShop = async (
  settings: Omit<TestSettings, 'sandboxUrl'> = {},
  isPartner = false,
): Promise<Shop> => {
  const sandbox = await startTestSandbox();
  const partner = isPartner ? sandbox.partnerEnvironment : {};
  const environment = { ...partner, ...settings.environment };
  const api = await createTestApi({ ...settings, environment, sandboxUrl: sandbox.url });
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

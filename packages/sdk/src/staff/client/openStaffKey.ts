import { createStaffKeyPair, type StaffKey, staffKeyOf } from './StaffKey.ts';

const keep = { database: 'backbeat-staff', store: 'keys', key: 'session' } as const;

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const openDatabase = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(keep.database, 1);
  request.onupgradeneeded = () => void request.result.createObjectStore(keep.store);
  return settled(request);
};

const isKeyPair = (value: unknown): value is CryptoKeyPair =>
  typeof value === 'object' &&
  value !== null &&
  'privateKey' in value &&
  value.privateKey instanceof CryptoKey &&
  'publicKey' in value &&
  value.publicKey instanceof CryptoKey;

/**
 * The key of this browser, made at the first call and kept in IndexedDB. Tabs that ask at once get the same one.
 *
 * @throws DOMException where the browser keeps nothing for the page
 * @example
 * const client = createStaffClient({ apiUrl, key: await openStaffKey(), getSession: () => sessionId });
 */
export const openStaffKey = async (): Promise<StaffKey> => {
  const fresh = await createStaffKeyPair();
  const database = await openDatabase();
  try {
    // Read and written in one transaction, so that two tabs do not each make their own.
    const keys = database.transaction(keep.store, 'readwrite').objectStore(keep.store);
    const kept: unknown = await settled(keys.get(keep.key));
    if (isKeyPair(kept)) return await staffKeyOf(kept);
    await settled(keys.put(fresh, keep.key));
    return await staffKeyOf(fresh);
  } finally {
    database.close();
  }
};

/**
 * Forgets the key of this browser: what was signed in with it cannot make a call again.
 *
 * @example
 * await forgetStaffKey();
 */
export const forgetStaffKey = async (): Promise<void> => {
  const database = await openDatabase();
  try {
    await settled(database.transaction(keep.store, 'readwrite').objectStore(keep.store).delete(keep.key));
  } finally {
    database.close();
  }
};

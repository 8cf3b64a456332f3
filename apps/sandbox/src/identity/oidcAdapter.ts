import type { Adapter, AdapterFactory } from 'oidc-provider';
import type { Rows } from '../store/rows.ts';
import { put, remove, type Store } from '../store/store.ts';
import type { ProviderName } from './providers.ts';

type OidcRecord = Rows['oidc'];

const isExpired = ({ expiresAtMs }: OidcRecord, nowMs: number): boolean =>
  expiresAtMs !== null && expiresAtMs < nowMs;

/** Sessions, codes and tokens of one issuer, in the sandbox's store: a sign-in survives a restart half-way. */
export const oidcAdapter =
  (store: Store, provider: ProviderName): AdapterFactory =>
  (model): Adapter => {
    const key = (id: string): string => `${provider}:${model}:${id}`;
    const find = (id: string): OidcRecord | undefined => {
      const record = store.get('oidc', key(id));
      return record === undefined || isExpired(record, Date.now()) ? undefined : record;
    };
    const mine = (): OidcRecord[] =>
      store.list('oidc').filter((record) => record.provider === provider && record.model === model);
    return {
      upsert: async (id, payload, expiresIn) => {
        const expiresAtMs = expiresIn === undefined ? null : Date.now() + expiresIn * 1000;
        store.commit([put('oidc', key(id), { provider, model, payload, expiresAtMs })]);
      },
      find: async (id) => find(id)?.payload,
      findByUid: async (uid) => mine().find(({ payload }) => payload.uid === uid)?.payload,
      findByUserCode: async () => undefined,
      consume: async (id) => {
        const record = find(id);
        if (record === undefined) return;
        const payload = { ...record.payload, consumed: Math.floor(Date.now() / 1000) };
        store.commit([put('oidc', key(id), { ...record, payload })]);
      },
      destroy: async (id) => {
        store.commit([remove('oidc', key(id))]);
      },
      revokeByGrantId: async (grantId) => {
        const revoked = mine().filter(({ payload }) => payload.grantId === grantId);
        store.commit(revoked.map(({ payload }) => remove('oidc', key(payload.jti ?? ''))));
      },
    };
  };

/** Deletes expired rows. Called at the start, so that the table stays small. */
export const sweepOidc = (store: Store): void => {
  const sweep = store
    .list('oidc')
    .filter((record) => isExpired(record, Date.now()))
    .map(({ provider, model, payload }) => remove('oidc', `${provider}:${model}:${payload.jti ?? ''}`));
  store.commit(sweep);
};

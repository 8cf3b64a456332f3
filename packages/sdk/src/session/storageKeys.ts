import { brand } from '@backbeat/domain';

/**
 * Everything that is kept in the browser, by what it is for. `consent` and `scheme` live in local storage, the
 * rest in session storage.
 */
export interface StorageKeys {
  /** The session token (JWT). */
  readonly token: string;
  /** A refresh token, where a host hands one over; the refresh cookie needs none. */
  readonly refreshToken: string;
  /** Where to go once after the next start. */
  readonly redirect: string;
  /** The plan that was chosen before signing in. */
  readonly selectedPlan: string;
  /** Somebody signed in before. Survives a sign-out. */
  readonly hasLoggedIn: string;
  /** The account was made just now. */
  readonly justSignedUp: string;
  /** A sign-out that the api has not confirmed yet. */
  readonly signOutPending: string;
  readonly consent: string;
  readonly scheme: string;
}

/**
 * The keys of one brand.
 *
 * @example storageKeysFor({ slug: 'backbeat' }).token // → 'backbeat.token'
 */
export const storageKeysFor = ({ slug }: { readonly slug: string }): StorageKeys => ({
  token: `${slug}.token`,
  refreshToken: `${slug}.refreshToken`,
  redirect: `${slug}.redirect`,
  selectedPlan: `${slug}.selectedPlan`,
  hasLoggedIn: `${slug}.hasLoggedIn`,
  justSignedUp: `${slug}.justSignedUp`,
  signOutPending: `${slug}.signOutPending`,
  consent: `${slug}.consent`,
  scheme: `${slug}.scheme`,
});

/**
 * The keys of this product.
 *
 * @example storageKeys.hasLoggedIn // → 'backbeat.hasLoggedIn'
 */
export const storageKeys: StorageKeys = storageKeysFor(brand);

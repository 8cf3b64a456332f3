/** The outside companies that a person can have an account at: the domain's list, by this room's word for it. */
export { type IdentityProvider as Provider, identityProviders as providerNames } from '@backbeat/domain';

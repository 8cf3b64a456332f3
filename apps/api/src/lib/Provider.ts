/** The outside companies that a person can have an account at: the list of the domain, under the api's name for it. */
export { type IdentityProvider as Provider, identityProviders as providerNames } from '@backbeat/domain';

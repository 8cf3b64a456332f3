/** The identity providers of the domain, by the api's name for them. */
export { type IdentityProvider as Provider, identityProviders as providerNames } from '@backbeat/domain';

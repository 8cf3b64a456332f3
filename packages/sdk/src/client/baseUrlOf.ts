import type { Endpoint, EndpointBase } from '../contract/Endpoint.ts';
import { NotConfiguredError } from '../errors/NotConfiguredError.ts';
import { withoutFinalSlash } from '../links/withoutFinalSlash.ts';
import type { ClientOptions } from './Client.ts';

const optionOf = {
  product: 'apiUrl',
  unversioned: 'apiUrl',
  player: 'playerUrl',
  metadata: 'metadataUrl',
  graph: 'graphUrl',
} as const satisfies Record<EndpointBase, keyof ClientOptions>;

/**
 * The address that an endpoint's path is put behind, without a trailing slash.
 *
 * @throws NotConfiguredError when the client has no address for that service.
 */
export const baseUrlOf = (
  options: Pick<ClientOptions, 'apiUrl' | 'playerUrl' | 'metadataUrl' | 'graphUrl'>,
  endpoint: Pick<Endpoint, 'base' | 'name'>,
): string => {
  const option = optionOf[endpoint.base];
  const address = options[option];
  if (!address) throw new NotConfiguredError({ endpoint: endpoint.name, option });
  return withoutFinalSlash(address);
};

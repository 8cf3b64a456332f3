import { identitiesQuery } from '@backbeat/sdk/query';
import { useQuery } from '@tanstack/react-query';
import { useSignedInServices } from '../../session/index.ts';

/**
 * The linked accounts and which of them is the default.
 *
 * @example const { data, isError, refetch } = useIdentities();
 */
export const useIdentities = () => useQuery(identitiesQuery(useSignedInServices().client));

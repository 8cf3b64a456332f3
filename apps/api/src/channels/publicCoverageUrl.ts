import { endpoints, pathOf } from '@backbeat/sdk/contract';

/** The public address that tells whether a channel is covered. */
export const publicCoverageUrl = (apiUrl: string, token: string): string =>
  `${apiUrl}${pathOf(endpoints.publicCoverage, { token })}`;

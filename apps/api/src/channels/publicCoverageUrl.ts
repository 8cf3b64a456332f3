import { endpoints, pathOf } from '@backbeat/sdk/contract';

/** Where everybody may read whether a channel is covered. */
export const publicCoverageUrl = (apiUrl: string, token: string): string =>
  `${apiUrl}${pathOf(endpoints.publicCoverage, { token })}`;

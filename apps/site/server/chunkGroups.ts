/**
 * Which modules share a file, as each request costs: React, which changes rarely, and the rest by who needs it. `size`
 * says what a change costs.
 */
export const chunkGroups = [
  // How a session starts, and the client that it asks with: pages of a person run these before React has come. What of
  // the client public pages use as well stands in the first, or they would load all of the second.
  {
    name: 'start',
    test: /\/app\/entry\.session\.|packages\/sdk\/dist\/(contract\/cookieNames|links\/withoutFinalSlash)|packages\/domain\/dist\/(account\/(AccountTier|Identity|tierRights)|audience\/audienceTiers|checkout\/checkoutTexts|plans\/checkout|policy\/timing)/,
  },
  { name: 'session', test: /\/app\/features\/session\/createServices\./ },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  // What the entry needs, and others too.
  { name: 'frame', tags: ['$initial' as const], minShareCount: 2 },
  {
    name: 'common',
    test: /packages\/(domain|pricing|ui)\/dist\/|\/app\/(landing|features\/pricing)\//,
    minShareCount: 5,
  },
  {
    name: 'account',
    test: /node_modules\/@tanstack\/|packages\/sdk\/dist\/query\/|\/app\/(query|features\/settings|features\/session\/followSession)/,
    minShareCount: 2,
  },
  {
    name: 'checkout',
    test: /packages\/payments\/dist\/|\/app\/(trust|features\/checkout)\//,
    includeDependenciesRecursively: false,
  },
];

/**
 * Which modules stand together in a file, since every request has a price of its own and small files compress worse.
 * React changes rarely and stays in the browser's cache from one release to the next. The rest is split by who needs
 * it. (The `size` script says what a change of the numbers costs.)
 */
export const chunkGroups = [
  // How a session starts, and the client that it asks with: pages of a person run these before React has come. What of
  // the client public pages use as well stands in the first, or they would load all of the second.
  {
    name: 'start',
    test: /\/app\/entry\.session\.|packages\/sdk\/dist\/(contract\/cookieNames|links\/withoutFinalSlash)|packages\/domain\/dist\/(account\/(AccountTier|Identity)|audience\/audienceTiers|checkout\/checkoutTexts|plans\/checkout|policy\/timing)/,
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

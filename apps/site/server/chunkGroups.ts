/**
 * Which modules stand together in a file. React changes rarely and stays in the browser's cache from one release to
 * the next; what nearly every page needs, and what many do, stand in one file each, since every request has a price of
 * its own and small files compress worse; so does what the pages of a person share, which public pages do without. The
 * rest is split by who needs it. (The `size` script says what a change of the numbers costs.)
 */
export const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'frame', minShareCount: 20 },
  {
    name: 'shell',
    test: /node_modules\/(react-router|react-redux)\/|packages\/ui\/dist\/(chrome|logo|menu)\/|\/app\/(analytics|chrome|hydration|navigation|redirects|features\/session\/(?!components|modals\.|useAccount))/,
    minShareCount: 2,
  },
  {
    name: 'common',
    test: /packages\/(domain|pricing)\/dist\/|packages\/ui\/dist\/(?!icon)|\/app\/(landing|features\/pricing)\//,
    minShareCount: 5,
  },
  {
    name: 'account',
    test: /node_modules\/@tanstack\/|packages\/sdk\/dist\/(client|contract|errors|query)\/|\/app\/(query|features\/settings)\//,
    minShareCount: 2,
  },
];

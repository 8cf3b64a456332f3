/**
 * Which modules share a file: what most pages need, what many need, and what signed-in pages need have one each, as
 * each request costs. `size` says what a change costs.
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

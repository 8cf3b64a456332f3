/**
 * Which modules stand together in a file. React changes rarely and stays in the browser's cache from one release to
 * the next. What nearly every page loads stands in one file and the parts of the look that many load in another,
 * since many small files compress worse; the rest is split by who needs it. (A page counts twice: the framework
 * adds a file for each.)
 */
export const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'query', test: /node_modules\/@tanstack\// },
  { name: 'frame', test: /./, minShareCount: 40 },
  {
    name: 'common',
    test: /packages\/(ui|domain|pricing)\/dist|node_modules\/react-router/,
    minShareCount: 14,
  },
];

interface Graph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

const isMarks = (id: string) => id.includes('/node_modules/simple-icons/');

/** The marks of other companies, and the component that draws them: many pages have none above their foot. */
const marksName = (id: string, graph: Graph): string | null =>
  isMarks(id) || graph.getModuleInfo(id)?.importedIds.some(isMarks) ? 'marks' : null;

/** The track of slides, known by the engine that it fetches. */
const carouselName = (id: string, graph: Graph): string | null =>
  graph.getModuleInfo(id)?.dynamicallyImportedIds.some((imported) => imported.includes('/embla-carousel/'))
    ? 'carousel'
    : null;

/**
 * Which modules stand together in a file. React changes rarely and stays in the browser's cache from one release to
 * the next. What nearly every page loads stands in one file and the parts of the look that many load in another,
 * since many small files compress worse; the rest is split by who needs it. (A page counts twice: the framework
 * adds a file for each. The numbers are tried out; the `size` script says what a change of them costs.)
 */
export const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'query', test: /node_modules\/@tanstack\// },
  { name: 'frame', test: /./, minShareCount: 40 },
  { name: marksName },
  { name: carouselName },
  {
    name: 'site',
    test: /app\/(features\/session|landing|served|config|store|chrome)\/|packages\/sdk\/dist/,
    minShareCount: 16,
  },
  {
    name: 'common',
    test: /packages\/(ui|domain|pricing)\/dist|node_modules\/react-router/,
    minShareCount: 10,
  },
];

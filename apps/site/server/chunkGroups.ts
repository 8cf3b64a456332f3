interface Graph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly importers: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

const isMarks = (id: string) => /packages\/ui\/dist\/icon\/marks\./.test(id);

/** The marks of other companies, and the component that draws them: many pages have none above their foot. */
const marksName = (id: string, graph: Graph): string | null =>
  isMarks(id) || graph.getModuleInfo(id)?.importedIds.some(isMarks) ? 'marks' : null;

const isIconTable = (id: string) => /packages\/ui\/dist\/icon\/Icon\./.test(id);

/** The table of all icons, and those that nobody names one by one: few pages choose an icon by its name. */
const iconsName = (id: string, graph: Graph): string | null => {
  if (isIconTable(id)) return 'icons';
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return /packages\/ui\/dist\/icon\/drawn\//.test(id) && importers.length > 0 && importers.every(isIconTable)
    ? 'icons'
    : null;
};

const frameName = (id: string, graph: Graph): string | null =>
  iconsName(id, graph) === null ? 'frame' : null;

/** What every page needs, and some pages once more: one file, since each request has a price of its own. */
const shellParts = [
  /app\/(navigation|served)\/|app\/start\/reactDom\./,
  /app\/chrome\/(chromeTable|lowerEdge|useConsent|useCurrentYear|useKeptFocus|PageHeader)\./,
  /app\/(redirects|analytics\/optional|features\/(session\/(arrivedToken|hasTraces|modalsAtHand|useOffered)|pricing\/usePlanSelection)|landing\/(SignInButton|PlayerLink))\./,
  /packages\/ui\/dist\/(logo\/|menu\/(arrowKeys|MenuLink|useDetailsDismiss|useDismiss)\.)/,
  /node_modules\/react-router\/.*\/(components|hooks|context)/,
];
const isShell = (id: string): boolean => shellParts.some((part) => part.test(id));

/** Dialogs and forms: pages to read have neither, but for the switch of the prices. */
const formsName = (id: string): string | null =>
  /packages\/ui\/dist\/(modal|panel|field\/(?!SegmentedControl)|feedback\/(?!Steps|CookieBanner))/.test(id)
    ? 'forms'
    : null;

/** The session's modals, and what a page that brings them has beside. */
const isModals = (id: string): boolean =>
  /app\/features\/session\/(modals|useWhenSignedOut|components\/(SessionModals|OfferModal|WelcomeModal|Sign\w+|ModalArt))\./.test(
    id,
  );

/** What some pages show that sell or quote: small files, which would cost more to ask for than they weigh. */
const isQuote = (id: string): boolean =>
  /domain\/dist\/.*statistics|app\/(landing\/CarouselSection|features\/home\/(content|components\/(CreatorQuotes|HomeView)))\./.test(
    id,
  );
const isPrice = (id: string): boolean =>
  /packages\/pricing\/dist\/(page\/StationShowcase|faq\/FaqList|comparison\/tableRoles)\.|packages\/ui\/dist\/(showcase\/StationGrid|accordion\/)/.test(
    id,
  );

const commonName = (id: string, graph: Graph): string | null =>
  /packages\/(ui|domain|pricing)\/dist|node_modules\/react-router/.test(id) &&
  formsName(id) === null &&
  iconsName(id, graph) === null &&
  marksName(id, graph) === null
    ? 'common'
    : null;

/**
 * Which modules stand together in a file. React changes rarely and stays in the browser's cache from one release to
 * the next. What nearly every page loads stands in one file and the parts of the look that many load in another,
 * since many small files compress worse; the rest is split by who needs it. (The numbers are tried out; the
 * `size` script says what a change of them costs.)
 */
export const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'query', test: /node_modules\/@tanstack\// },
  { name: frameName, minShareCount: 16 },
  { name: 'shell', test: isShell },
  { name: commonName, minShareCount: 6 },
  { name: 'quotes', test: isQuote },
  { name: 'prices', test: isPrice },
  // After the others, since a group takes along what its modules import and nobody has taken.
  { name: marksName },
  { name: iconsName },
  { name: formsName },
  { name: 'modals', test: isModals },
];

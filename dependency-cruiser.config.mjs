/** Who may import whom: the table of docs/architecture.md as rules. */

/** @param {string} name @param {string} comment @param {object} from @param {object} to */
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const tests = '\\.(test|test-d|stories)\\.tsx?$';
const npm = (/** @type {string} */ names) => `node_modules/(${names})(/|$)`;
const others = (/** @type {string} */ allowed) => `^(packages/(?!(${allowed})/)|apps/)`;

/** The api's folders from the lowest up. Each imports only what stands before it; every other folder is a feature. */
const apiLayers = [
  'lib',
  'config',
  'db',
  'http',
  'consents',
  'letters',
  'billing',
  'channels',
  'names',
  'identities',
  'session',
];
const inApi = (/** @type {readonly string[]} */ folders) => `^apps/api/src/(${folders.join('|')})/`;
const downwardInApi = apiLayers.map((layer, index) =>
  never(
    `api-${layer}-imports-downward`,
    `apps/api/src/${layer} imports itself and the layers before it in apiLayers.`,
    { path: inApi([layer]), pathNot: tests },
    { path: '^apps/api/src/', pathNot: inApi(apiLayers.slice(0, index + 1)) },
  ),
);

export default {
  forbidden: [
    never(
      'no-circular',
      'A cycle has no first thing to read.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    never(
      'no-unresolvable',
      'Every import leads somewhere.',
      {},
      { couldNotResolve: true, pathNot: '^(\\./\\+types|@fontsource|virtual:)' },
    ),
    never(
      'domain-imports-nothing',
      'The rules of the product depend on nothing, Node included.',
      { path: '^packages/domain/src', pathNot: tests },
      { pathNot: '^packages/domain/src' },
    ),
    never(
      'sdk-stays-headless',
      'The client knows the domain and the wire, no view.',
      { path: '^packages/sdk/src', pathNot: tests },
      { path: `${others('domain|sdk')}|${npm('react|react-dom|@emotion|react-router|@reduxjs')}` },
    ),
    never(
      'query-layer-alone-knows-query',
      'TanStack Query enters the sdk by one door.',
      { path: '^packages/sdk/src/(?!query|testing)', pathNot: tests },
      { path: npm('@tanstack') },
    ),
    never(
      'ui-knows-no-product',
      'Components carry no product rule, route, store or call.',
      { path: '^packages/ui/src', pathNot: tests },
      { path: `${others('ui')}|${npm('react-router|redux|@reduxjs|@tanstack')}` },
    ),
    never(
      'emotion-behind-styling',
      'Emotion can be replaced in one folder.',
      { path: '^(packages|apps)', pathNot: '^packages/ui/src/styling' },
      { path: npm('@emotion') },
    ),
    never(
      'pricing-is-props-in',
      'Widgets get data and give callbacks.',
      { path: '^packages/pricing/src', pathNot: tests },
      { path: `${others('domain|ui|pricing')}|${npm('react-router|redux|@reduxjs|@tanstack')}` },
    ),
    never(
      'payments-knows-money-only',
      'The payment binding knows the domain and the provider.',
      { path: '^packages/payments/src', pathNot: tests },
      { path: `${others('domain|payments|ui')}|${npm('react-router|redux|@reduxjs|@tanstack')}` },
    ),
    never(
      'payments-core-without-react',
      'React enters the payments package by one door.',
      { path: '^packages/payments/src/(?!react)', pathNot: tests },
      { path: npm('react|react-dom') },
    ),
    never(
      'mail-is-letters-alone',
      'Letters know the facts and the colours; who sends them, and when, is decided elsewhere.',
      { path: '^packages/mail/src', pathNot: tests },
      {
        path: `${others('domain|ui|mail')}|^packages/ui/src/(?!tokens/)|${npm('@emotion|react-router|redux|@reduxjs|@tanstack')}`,
      },
    ),
    never(
      'server-knows-node-only',
      'What the apps share as processes knows no rule of the product.',
      { path: '^packages/server/src', pathNot: tests },
      { path: others('server') },
    ),
    never(
      'api-has-no-view',
      'The api shares rules and contract with the site, never views; it has letters rendered.',
      { path: '^apps/api/src', pathNot: tests },
      {
        path: `${others('domain|mail|sdk|server').replace('|apps/', '|apps/(?!api)')}|${npm('react|react-dom')}`,
      },
    ),
    ...downwardInApi,
    never(
      'api-features-import-layers',
      'A feature of the api imports itself and the layers, no other feature and nothing of the start.',
      { path: '^apps/api/src/([^/]+)/', pathNot: `${tests}|${inApi([...apiLayers, 'staff'])}` },
      { path: '^apps/api/src/', pathNot: `^apps/api/src/($1|${apiLayers.join('|')})/` },
    ),
    never(
      'api-staff-stands-above-features',
      'The desk shows and does what the features do for people, and imports nothing of the start.',
      { path: inApi(['staff']), pathNot: tests },
      { path: '^apps/api/src/[^/]+$' },
    ),
    never(
      'no-cycles-of-types',
      'In api and sandbox types are read in one direction too.',
      { path: '^apps/(api|sandbox)/' },
      { circular: true },
    ),
    never(
      'sandbox-is-outside',
      'The sandbox stands for other companies: it cannot know the api or its client.',
      { path: '^apps/sandbox/src', pathNot: tests },
      { path: others('domain|server').replace('|apps/', '|apps/(?!sandbox)') },
    ),
    never(
      'site-uses-public-entries',
      'The site composes packages; other apps are on the network.',
      { path: '^apps/site' },
      { path: '^apps/(?!site)' },
    ),
    never(
      'desk-uses-public-entries',
      'The desk is an internal app like any other: the published entries of four packages, and the network.',
      { path: '^apps/desk', pathNot: tests },
      { path: `${others('domain|sdk|ui|pricing|server').replace('|apps/', '|apps/(?!desk)')}` },
    ),
    never(
      'contract-tests-use-what-apps-use',
      'The client is tested by its entries and the api from outside, with the tools of its own tests.',
      { path: '^tests/(contract|fleet)' },
      { path: '^(packages/[^/]+/src/[^/]+/|apps/(?!api/testing/))', pathNot: '/index\\.tsx?$' },
    ),
    never(
      'slices-hold-client-state',
      'What the server said is the business of TanStack Query.',
      { path: '^apps/site/app/.*Slice\\.ts$' },
      { path: `^packages/sdk/|${npm('@tanstack')}` },
    ),
    never(
      'features-meet-at-the-door',
      "A feature's inside is its own: others import its index, and the modals where they are to come with a page.",
      { path: '^apps/site/app/features/([^/]+)/' },
      {
        path: '^apps/site/app/features/([^/]+)/',
        pathNot: '^apps/site/app/features/($1/|[^/]+/index\\.tsx?$|session/modals\\.ts$)',
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The consumer's apps are complete only where the test installs them; tsup writes a file while it reads its
    // configuration, which may be gone a moment later.
    exclude: {
      path: '(^|/)(dist|dist-server|build|storybook-static)/|^[^/]+/[^/]+/coverage/|^tests/consumer/apps/|\\.bundled_',
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      conditionNames: ['@backbeat/source', 'import', 'require', 'node', 'default', 'types'],
      exportsFields: ['exports'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};

/** What pages of plans and texts share. */
const common = /packages\/(domain|pricing|ui)\/|\/app\/(landing|features\/pricing)\//;
/** What slides, counts or shows people: on home and pages of an offer. */
const showcase =
  /packages\/ui\/(dist\/showcase|src\/art\/pictures)\/|\/app\/(features\/home|landing\/showcase)\//;
/** What asks or tells a person something: fields, dialogs, messages, and what an order comes to. */
const forms =
  /packages\/(ui\/dist\/(feedback|field|icon\/brands\/(google|streamlabs)|modal)|domain\/dist\/(account|money|quote|time))|\/app\/chrome\/|streamer-mode\/(storing|streamerModeSlice)/;

/**
 * Which modules share a file, as each request costs: React, which changes rarely, and the rest by who needs it. `size`
 * says what a change costs.
 */
export const chunkGroups = [
  // How a session starts, and the client that it asks with: pages of a person run these before React has come. What of
  // the client public pages use as well stands in the first, or they would load all of the second.
  {
    name: 'start',
    test: /\/app\/entry\.session\.|packages\/(sdk\/dist\/links\/withoutFinalSlash|domain\/dist\/(person\/|account\/(Identity|tierRights)|audience\/audienceTiers|plans\/checkoutPath|policy\/timing))|streamer-mode\/storedMode|\/app\/support\/recentErrors/,
  },
  { name: 'session', test: /\/app\/features\/(session\/createServices|checkout\/earlyCard)\./ },
  // With what the cookie banner shares with the checkout's bar: a file of its own would be one request more there.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|\/app\/chrome\/bottomBars/ },
  // All that the entry needs. The entry itself runs last, so it stands by itself.
  { name: 'frame', tags: ['$initial' as const], test: /(?<!entry\.client\.tsx)$/ },
  {
    name: 'common',
    test: (id: string) => common.test(id) && !forms.test(id) && !showcase.test(id),
    minShareCount: 5,
  },
  // Both after `common`, which takes what it needs of these; alone, or the two would import each other.
  { name: 'showcase', test: showcase, minShareCount: 5, includeDependenciesRecursively: false },
  { name: 'forms', test: forms, minShareCount: 3, includeDependenciesRecursively: false },
  // What pages of a person share, with small parts that would be files of their own. Views are not among it: what a
  // group takes stands in the manifest by its own name no more.
  {
    name: 'account',
    test: /node_modules\/@tanstack\/|packages\/(sdk\/dist\/(query|channels)|pricing\/dist\/(order|codes))\/|\/app\/(query|streamer-mode|support|features\/(merge|checkout\/checkoutProblem|session\/(accountState|ownPlan|useAccount)))|account\/(cardExpiry|isEntitled)|listSheetStyle|couponRefusal/,
    minShareCount: 2,
  },
  { name: 'settings', test: /\/app\/features\/settings\//, minShareCount: 2 },
  {
    name: 'checkout',
    test: /node_modules\/react-hook-form\/|packages\/(payments|ui\/dist\/(feedback|icon\/brands\/paypal)|domain\/dist\/(checkout|quote|audience\/listCents))|\/app\/(trust|features\/checkout)\//,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
];

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../run/project.mjs';

/** What is exported though neither the product nor a README uses it, and why. A regular expression each. */
const promised: Readonly<Record<string, readonly RegExp[]>> = {
  domain: [
    // The parts of `personalProblemText`, for forms that say it in their own words.
    /^personalProblem(Texts)?$/,
    // The specification's own tables (R3-12, the codes of section 3, the rows that plans are compared by and Pro's
    // prices) with their amounts, and the pair of `tierForViewers`.
    /^(tierNames|planCodes|tierForViews|comparisonRows|comparisonRowsFor|proPriceRows|amountText)$/,
  ],
  sdk: [
    // The contract as data, whole: an endpoint and what it is made of.
    /(Endpoint|Schema)$/,
    /^(apiVersionPath|checkoutBody|cookieNamesFor|defineEndpoint|errorBody|errorDetails|isErrorCode|noContent|paidPlanCode|pathOf|usedOffers|foundBy|staffEndpointErrors)$/,
    // All that a claim can be, for hosts that have words for each.
    /^claim(States|Reasons)$/,
    // How calls of staff are proven, for hosts with a store of their own for the key.
    /^(createProof|createStaffKeyPair|forgetStaffKey|staffKeyOf)$/,
    // One for each call that has an answer to keep or a state to show.
    /(Query|Mutation)$/,
    // For hosts with a storage, a retry rule or a start of their own.
    /^(defaultRetryPolicy|earlyTokenKey|readSessionToken|searchChannels|shouldRefresh|storageKeysFor)$/,
  ],
  ui: [
    // Components that this site does not need today, or only inside of others; the storybook shows each.
    /^(Banner|Card|DefaultAvatar|Dropdown|Field|Logo|MenuButton|ModalArt|PlainLink|Popover|ProgressBar|SchemeToggle|Select|Surface|Table|Tabs)$/,
    // Icons that our own components show, or that hosts commonly need.
    /^(Apple|ArrowDown|Info|Menu|Moon|Search|Shield|Sun)Icon$/,
    // The theme as data, for hosts that draw by themselves.
    /^(breakpoints|schemeStorageKey|contrastPairs|contrastRatio|cssVariables|fontFamilies|fontSizes|pairRatio|radii|translucentColors)$/,
  ],
  pricing: [],
  payments: [
    // English as a whole, for catalogues of one's own.
    /^en$/,
  ],
};

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const product = execFileSync('git', ['ls-files', 'apps', 'packages', ':!apps/storybook'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (file) =>
      /\.(tsx?|mjs)$/.test(file) && !/\.(test|test-d|stories)\.|\/(test|testing|conformance)\//.test(file),
  );

/** The names that files outside of a package import from it. */
const importedFrom = (name: string): ReadonlySet<string> => {
  const imports = new RegExp(`\\{([^{}]*)\\}\\s*(?:from|= await import\\()\\s*'@backbeat/${name}[/']`, 'g');
  const lists = product
    .filter((file) => !file.startsWith(`packages/${name}/`))
    .flatMap((file) => [...read(file).matchAll(imports)].map(([, list = '']) => list));
  return new Set(lists.flatMap((list) => list.match(/\w+/g) ?? []));
};

/** The constants, functions and classes of all entries of a package, by the reports in `tooling/api`. */
const valuesOf = (name: string): readonly string[] => {
  const reports = readdirSync(join(root, 'tooling/api')).filter((file) =>
    new RegExp(`^${name}[-.].*md$`).test(file),
  );
  const values = reports.flatMap((file) => [
    ...read(`tooling/api/${file}`).matchAll(/^export (?:abstract )?(?:const|function|class) (\w+)/gm),
  ]);
  return [...new Set(values.map(([, value = '']) => value))];
};

describe.each(Object.entries(promised))('@backbeat/%s', (name, patterns) => {
  const imported = importedFrom(name);
  const readme = new Set(read(`packages/${name}/README.md`).match(/\w+/g));
  const unused = valuesOf(name).filter((value) => !imported.has(value) && !readme.has(value));

  it('exports what the product uses, a README shows, or a promise names', () => {
    expect(unused.filter((value) => !patterns.some((pattern) => pattern.test(value)))).toEqual([]);
  });

  it('has no promise that is not needed', () => {
    expect(patterns.filter((pattern) => !unused.some((value) => pattern.test(value)))).toEqual([]);
    expect(imported.size).toBeGreaterThan(10);
  });
});

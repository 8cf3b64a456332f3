import { staffEndpoints } from '@backbeat/sdk/staff';
import { readOwnAccounts } from '../account/exportAccount.ts';
import { type AccountReading, readCurrent } from '../account/readAccount.ts';
import type { BillingProvider } from '../billing/BillingProvider.ts';
import type { Config } from '../config/Config.ts';
import type { DbDeps } from '../db/Database.ts';
import { deriveSecret } from '../lib/secrets.ts';
import { findPerson } from './findPerson.ts';
import { type BillsParts, readBills, readCard } from './readBills.ts';
import { readLetter } from './readLetter.ts';
import { readPerson } from './readPerson.ts';
import { readView } from './readView.ts';
import type { StaffMount } from './StaffMount.ts';
import { readQuery } from './search/readQuery.ts';
import { searchPeople } from './search/searchPeople.ts';
import { readTimeline } from './timeline/readTimeline.ts';

export interface PeopleDeps extends DbDeps {
  readonly billing: Pick<BillingProvider, 'invoice' | 'invoices' | 'paymentMethod'>;
  readonly config: Pick<Config, 'siteUrl' | 'usedOffersKey'>;
}

export type PeopleParts = AccountReading & BillsParts;

/** What staff look up. Searches and whatever is uncovered stand in the log before they are answered. */
export const mountPeople = (mount: StaffMount, deps: PeopleDeps, parts: PeopleParts): void => {
  const { db, config } = deps;

  /** Tells equal searches in the log from others, without what was searched. */
  const digestOf = (text: string): string =>
    deriveSecret(deriveSecret(config.usedOffersKey, 'staff-search'), text.trim().toLowerCase());

  mount(staffEndpoints.staffSearch, async ({ body: { text }, log }) => {
    const query = readQuery(text);
    const { people, isExact, isComplete } = await searchPeople(deps, query);
    const searched = query.isPrivate || isExact ? { digest: digestOf(text) } : { text };
    await db.transaction((tx) => log(tx, { after: { ...searched, found: people.length } }));
    return { people, is_complete: isComplete };
  });

  mount(staffEndpoints.staffPerson, async ({ params }) => {
    const { user } = await readCurrent(deps, parts, await findPerson(db, params.guid));
    return readPerson(deps, user);
  });

  mount(staffEndpoints.staffBills, async ({ params }) =>
    readBills(deps, parts, await findPerson(db, params.guid)),
  );

  mount(staffEndpoints.staffTimeline, async ({ params, query: { before = null } }) => {
    const person = await findPerson(db, params.guid);
    return readTimeline(deps, await readOwnAccounts(db, person), before);
  });

  mount(staffEndpoints.staffReveal, async ({ params, body: { fact }, log }) => {
    const person = await findPerson(db, params.guid);
    await db.transaction((tx) => log(tx, { person, after: { fact } }));
    return { value: fact === 'email' ? person.email : await readCard(deps, person) };
  });

  mount(staffEndpoints.staffLetter, async ({ params, log }) => {
    const person = await findPerson(db, params.guid);
    const letter = await readLetter(deps, person, params.id);
    await db.transaction((tx) => log(tx, { person, after: { letter: params.id } }));
    return letter;
  });

  mount(staffEndpoints.staffView, async ({ params, log }) => {
    const person = await findPerson(db, params.guid);
    await db.transaction((tx) => log(tx, { person }));
    return readView(deps, parts, person);
  });
};

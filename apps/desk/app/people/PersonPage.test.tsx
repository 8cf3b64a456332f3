import type { StaffPerson, StaffRole } from '@backbeat/sdk/staff';
import { createStaffClient, createStaffKeyPair, staffKeyOf } from '@backbeat/sdk/staff/client';
import { staffQueryKeys } from '@backbeat/sdk/staff/query';
import { fixtures, staffMeFixture, staffPersonFixture } from '@backbeat/sdk/testing';
import { StyleProvider } from '@backbeat/ui/styling';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { setStreamerMode } from '../privacy/streamerMode.ts';
import { StaffContext } from '../session/StaffServices.ts';
import { PersonPage } from './PersonPage.tsx';

const key = await staffKeyOf(await createStaffKeyPair());
const apiUrl = 'https://api.test';

/** The words and names of a person's page, as somebody with a role has it. */
const pageOf = (role: StaffRole, change: Partial<StaffPerson> = {}): string => {
  const person = staffPersonFixture(change);
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  cache.setQueryData(staffQueryKeys.me, staffMeFixture({ role }));
  cache.setQueryData(staffQueryKeys.facts(person.guid), person);
  const [invoice] = fixtures.invoices.invoices;
  cache.setQueryData(staffQueryKeys.bills(person.guid), {
    invoices: invoice ? [invoice] : [],
    payments: fixtures.refunds.payments,
  });
  const client = createStaffClient({ apiUrl, key, getSession: () => null });
  return renderToStaticMarkup(
    <StyleProvider>
      <StaffContext value={{ apiUrl, key, client, cache }}>
        <QueryClientProvider client={cache}>
          <MemoryRouter initialEntries={[`/people/${person.guid}`]}>
            <Routes>
              <Route path="people/:guid" element={<PersonPage />} />
            </Routes>
          </MemoryRouter>
        </QueryClientProvider>
      </StaffContext>
    </StyleProvider>,
  ).replaceAll(/<style[^>]*>.*?<\/style>/gs, '');
};

const supportActs = ['Give back', 'End sessions', 'Send again', 'Write one'];
const managerActs = ['Extend coverage', 'Give a tier', 'Give one back'];

afterEach(() => setStreamerMode(false));

describe('PersonPage', () => {
  it.each([
    ['reader', [], [...supportActs, ...managerActs]],
    ['support', supportActs, managerActs],
    ['manager', [...supportActs, ...managerActs], []],
    ['owner', [...supportActs, ...managerActs], []],
  ] as const)('offers a %s what the role may do', (role, offered, others) => {
    const page = pageOf(role);
    for (const act of offered) expect(page).toContain(act);
    for (const act of others) expect(page).not.toContain(act);
  });

  it('offers to take back a deletion while there is one', () => {
    expect(pageOf('support')).not.toContain('Take back the deletion');
    expect(pageOf('support', { deletes_at: '2026-12-20T12:00:00.000Z' })).toContain('Take back the deletion');
  });

  it('never lets the last sign-in be unlinked', () => {
    expect(pageOf('owner')).not.toContain('Unlink');
  });

  it('shows letters that bounced, and the covered address alone', () => {
    const { letters, email } = staffPersonFixture();
    const at = '2026-11-20T12:00:00.000Z';
    const page = pageOf('reader', {
      letters: letters.map((letter) => ({ ...letter, state: 'dropped' as const, settled_at: at })),
      email: { ...email, refused_at: at },
    });
    expect(page).toContain('Bounced');
    expect(page).toContain('n…@….com');
    expect(pageOf('reader')).not.toContain('Bounced');
  });

  it('says how many extra channels were bought', () => {
    const { subscription } = staffPersonFixture();
    if (subscription === null) throw new Error('The fixture has a plan.');
    const withExtra = (count: number) =>
      pageOf('reader', { subscription: { ...subscription, extra_channels: count } });
    expect(withExtra(1)).toContain('1 extra channel<');
    expect(withExtra(3)).toContain('3 extra channels');
    expect(withExtra(0)).not.toContain('extra channel');
  });

  it('has nothing of the person in streamer mode', () => {
    const facts = ['DJ Night', 'djnight', 'acct-0b8b7f3e', 'n…@….com', '$71.88', 'Called back.'];
    const shown = pageOf('owner');
    for (const fact of facts) expect(shown).toContain(fact);
    setStreamerMode(true);
    const hidden = pageOf('owner');
    for (const fact of facts) expect(hidden).not.toContain(fact);
  });

  it('offers to uncover a fact only where it can be seen', () => {
    for (const act of ['Show e-mail', 'Show card']) expect(pageOf('reader')).toContain(act);
    setStreamerMode(true);
    for (const act of ['Show e-mail', 'Show card']) expect(pageOf('reader')).not.toContain(act);
  });
});

import { expect, it } from 'vitest';
import { createStaffClient } from '../staff/client/createStaffClient.ts';
import { createStaffKeyPair, staffKeyOf } from '../staff/client/StaffKey.ts';
import { staffHeaders } from '../staff/staffSession.ts';
import { apiFailure } from './apiFailure.ts';
import { createStaffTestTransport } from './createStaffTestTransport.ts';
import { staffFixtures, staffPersonFixture } from './staffFixtures.ts';

it('answers calls of the desk, and keeps what proves them', async () => {
  const transport = createStaffTestTransport({ staffSearch: () => apiFailure('forbidden') });
  const staff = createStaffClient({
    apiUrl: 'https://api.test',
    key: await staffKeyOf(await createStaffKeyPair()),
    getSession: () => staffFixtures.staffMe.session_id,
    fetch: transport.fetch,
  });
  const params = { guid: staffFixtures.staffPerson.guid };
  expect(await staff.staffPerson({ params })).toEqual(staffFixtures.staffPerson);
  await expect(staff.staffSearch({ body: { text: 'djnight' } })).rejects.toMatchObject({
    wireCode: 'forbidden',
  });
  transport.answer({ staffPerson: staffPersonFixture({ tier: 'free' }) });
  expect((await staff.staffPerson({ params })).tier).toBe('free');
  const [call] = transport.calls;
  expect(call?.endpoint).toBe('staffPerson');
  expect(call?.headers.get(staffHeaders.proof)).not.toBeNull();
  expect(call?.headers.get(staffHeaders.session)).toBe(staffFixtures.staffMe.session_id);
});

import { expect, it } from 'vitest';
import { staffEndpoints } from '../staff/staffEndpoints.ts';
import { staffFixtures, staffMeFixture, staffPersonFixture } from './staffFixtures.ts';

it.each(Object.values(staffEndpoints))('$name fits the contract', ({ name, response }) => {
  expect(response.parse(staffFixtures[name])).toEqual(staffFixtures[name]);
});

it('take changes', () => {
  expect(staffMeFixture({ role: 'reader' })).toEqual({ ...staffFixtures.staffMe, role: 'reader' });
  expect(staffPersonFixture({ notes: [] })).toEqual({ ...staffFixtures.staffPerson, notes: [] });
});

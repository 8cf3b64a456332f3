import { expect, it } from 'vitest';
import { staffPersonSchema } from '../staff/people.ts';
import { staffMeEndpoint } from '../staff/staffSession.ts';
import { staffMeFixture, staffPersonFixture } from './staffFixtures.ts';

it('fit the contract', () => {
  expect(staffPersonSchema.parse(staffPersonFixture())).toEqual(staffPersonFixture());
  expect(staffMeEndpoint.response.parse(staffMeFixture())).toEqual(staffMeFixture());
});

import { expect, it } from 'vitest';
import { isRefused, whatText } from './logWords.ts';

it.each([
  ['staffSearch', 'Looked for a person', false],
  ['refused:staffTeamUpdate', 'Changed a role', true],
  ['signIn', 'Signed in', false],
  ['staff:add', 'Added staff on the server', false],
  ['swept', 'Swept', false],
])('%s', (what, text, refused) => {
  expect(whatText(what)).toBe(text);
  expect(isRefused(what)).toBe(refused);
});

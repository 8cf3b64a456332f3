import { createStaffClient, createStaffKeyPair, staffKeyOf } from '@backbeat/sdk/staff/client';
import { apiFailure, createStaffTestTransport } from '@backbeat/sdk/testing';
import { expect, it } from 'vitest';
import { actErrorText } from './actWords.ts';
import { blockedText } from './blockedText.ts';

const failedBy = async (code: Parameters<typeof apiFailure>[0]): Promise<unknown> => {
  const staff = createStaffClient({
    apiUrl: 'https://api.test',
    key: await staffKeyOf(await createStaffKeyPair()),
    getSession: () => null,
    fetch: createStaffTestTransport({ staffSignOut: () => apiFailure(code) }).fetch,
  });
  return staff.staffSignOut().catch((error: unknown) => error);
};

it('says what of the account leaves nothing to do', async () => {
  const conflict = await failedBy('conflict');
  expect(blockedText('extend_coverage', conflict)).toContain('covers the person already');
  expect(blockedText('note', conflict)).toContain('does not allow this');
  expect(blockedText('note', conflict)).not.toBe(actErrorText(conflict));
});

it('says everything else as acts do', async () => {
  const forbidden = await failedBy('forbidden');
  expect(blockedText('extend_coverage', forbidden)).toBe(actErrorText(forbidden));
});

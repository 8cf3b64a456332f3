import type { Client } from '@backbeat/sdk';
import { expect, it } from 'vitest';
import { dataFile } from './dataFile.ts';

const data: Awaited<ReturnType<Client['accountExport']>> = {
  made_at: '2026-11-21T10:00:00.000Z',
  user: {
    guid: 'g1',
    avatar: null,
    tier: 'free',
    hash: 'h1',
    username: 'dj',
    display_name: null,
    email: 'dj@creators.example',
    created_at: null,
    user_id: 1,
    test: false,
    email_verified: true,
    marketing_opt_in: false,
    license_accepted_at: '2026-11-01T10:00:00.000Z',
    name_changed_at: null,
  },
  deletes_at: null,
  identities: [],
  sign_ins: [],
  subscriptions: [],
  purchases: [],
  plan_changes: [],
  redemptions: [],
  channels: [],
  played: [],
  messages: [],
};

it('is a file of its day that holds all of it', () => {
  const { name, text } = dataFile(data, 'backbeat');
  expect(name).toBe('backbeat-data-2026-11-21.json');
  expect(JSON.parse(text)).toEqual(data);
});

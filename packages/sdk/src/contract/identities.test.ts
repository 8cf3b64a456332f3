import { describe, expect, it } from 'vitest';
import { createClient } from '../client/createClient.ts';

/** What a client makes of an answer. */
const read = (answer: object) =>
  createClient({ apiUrl: 'https://api.test', fetch: async () => Response.json(answer) }).identities();

const rest = { provider: 'twitch', username: 'nova', avatar: null } as const;

describe('identities', () => {
  it.each([
    [{ identities: [], default_identity: 7 }, 7],
    [{ identities: [], default: 7 }, 7],
    [{ identities: [], default: 7, default_identity: 8 }, 8],
    [{ identities: [] }, null],
  ])('have their default by either of its names: %j', async (answer, id) => {
    expect((await read(answer)).default_identity).toBe(id);
  });

  it.each([
    [{ id: 12 }, { id: 12 }],
    [{ id: '12' }, { id: 12 }],
    [{ uid: '7' }, { id: 7, uid: '7' }],
    [{ uid: 7 }, { id: 7, uid: '7' }],
    [{ id: '' }, { id: null }],
    [{ id: null }, { id: null }],
    [
      { id: '12', uid: 7 },
      { id: 12, uid: '7' },
    ],
    [
      { id: null, uid: '7' },
      { id: 7, uid: '7' },
    ],
    [{ id: 12, uid: null }, { id: 12 }],
    [{ uid: 'creator-nova' }, { id: null, uid: 'creator-nova' }],
    [
      { id: 'x', uid: '7' },
      { id: null, uid: '7' },
    ],
  ])('have their id by either of its names, number or text: %j', async (given, identity) => {
    const answer = { identities: [{ ...rest, ...given }], default_identity: '12' };
    expect(await read(answer)).toEqual({ identities: [{ ...rest, ...identity }], default_identity: 12 });
  });

  it.each([{}, { id: 1.5 }, { id: -1 }, { id: true }, { id: 12, uid: {} }])(
    'are refused without one: %j',
    async (given) => {
      await expect(read({ identities: [{ ...rest, ...given }] })).rejects.toMatchObject({
        code: 'wire_error',
      });
    },
  );

  it.each([[[]], [{}], [{ identities: null }], [{ identities: ['x', null] }]])(
    'are refused as %j',
    async (answer) => {
      await expect(read(answer)).rejects.toMatchObject({ code: 'wire_error' });
    },
  );
});

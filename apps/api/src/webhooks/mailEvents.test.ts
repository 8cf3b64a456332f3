import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, createTestApi, type TestApi } from '../../testing/createTestApi.ts';
import { users } from '../db/schema/accounts.ts';

/** What providers post about a letter that came back for good, by their documentation. */
const bounces: Record<string, (email: string) => unknown> = {
  Postmark: (Email) => ({ RecordType: 'Bounce', Type: 'HardBounce', TypeCode: 1, Email, BouncedAt: 'now' }),
  SendGrid: (email) => [
    { email: 'another@people.example', event: 'delivered', timestamp: 1 },
    { email, event: 'bounce', type: 'bounce', status: '5.0.0', timestamp: 1 },
  ],
  Mailgun: (recipient) => ({
    signature: { token: 't', timestamp: '1', signature: 's' },
    'event-data': { event: 'failed', severity: 'permanent', recipient, reason: 'bounce' },
  }),
  'Amazon SES': (emailAddress) => ({
    Type: 'Notification',
    MessageId: 'm',
    Message: JSON.stringify({
      notificationType: 'Bounce',
      bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress, status: '5.1.1' }] },
    }),
  }),
  Resend: (to) => ({
    type: 'email.bounced',
    created_at: 'now',
    data: { email_id: 'e', to: [to], bounce: { type: 'Permanent' } },
  }),
};

/** What they post about letters that may arrive another time, or did. */
const others: Record<string, (email: string) => unknown> = {
  'Postmark, a full mailbox': (Email) => ({ RecordType: 'Bounce', Type: 'SoftBounce', Email }),
  'SendGrid, blocked': (email) => [{ email, event: 'bounce', type: 'blocked' }],
  'Mailgun, for now': (recipient) => ({
    'event-data': { event: 'failed', severity: 'temporary', recipient },
  }),
  'Amazon SES, for now': (emailAddress) => ({
    Type: 'Notification',
    Message: JSON.stringify({
      notificationType: 'Bounce',
      bounce: { bounceType: 'Transient', bouncedRecipients: [{ emailAddress }] },
    }),
  }),
  'Amazon SES, no JSON inside': () => ({ Type: 'Notification', Message: 'Hello' }),
  'Resend, delivered': (to) => ({ type: 'email.delivered', data: { to: [to] } }),
  'nothing of all that': () => 'nonsense',
};

describe('what happens to letters at the mail provider', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi();
  });
  afterAll(() => api.close());

  const authorization = `Basic ${Buffer.from('mail:sandbox-mail-webhook').toString('base64')}`;
  const post = (body: unknown, headers: Record<string, string> = { authorization }) =>
    api.call('/webhooks/mail', { method: 'POST', body, headers });
  const isMarked = async (id: number) => {
    const [user] = await api.deps.db.select().from(users).where(eq(users.id, id));
    return user?.emailRefusedAt !== null;
  };
  const signUp = async () => {
    const { user } = await api.signUp();
    return { id: user.id, email: user.email ?? '' };
  };

  it.each(Object.entries(bounces))('is read as %s says it: nobody has the address', async (_, bodyFor) => {
    const [person, neighbour] = [await signUp(), await signUp()];
    // Providers give an address back as the receiving server spells it.
    expect((await post(bodyFor(person.email.toUpperCase()))).status).toBe(204);
    expect(await isMarked(person.id)).toBe(true);
    expect(await isMarked(neighbour.id)).toBe(false);
    expect((await post(bodyFor('nobody@elsewhere.example'))).status).toBe(204);
  });

  it.each(Object.entries(others))('marks no address by %s', async (_, bodyFor) => {
    const person = await signUp();
    expect((await post(bodyFor(person.email))).status).toBe(204);
    expect(await isMarked(person.id)).toBe(false);
  });

  it('is believed only from the provider', async () => {
    const person = await signUp();
    const wrong = `Basic ${Buffer.from('recurly:sandbox-webhook').toString('base64')}`;
    for (const headers of [{}, { authorization: wrong }, { authorization: `${authorization}x` }])
      for (const bodyFor of Object.values(bounces))
        expect(await codeOf(await post(bodyFor(person.email), headers))).toBe('unauthorized');
    expect(await isMarked(person.id)).toBe(false);
  });

  it('is refused where the database could not keep it', async () => {
    for (const bodyFor of Object.values(bounces))
      expect((await post(bodyFor('a\u0000@people.example'))).status).toBe(400);
  });
});

import { expect, it } from 'vitest';
import { cleanErrorEvent } from './errorReporter.ts';

const jwt = 'eyJhbGciOiJFUzI1NiJ9.eyJndWlkIjoiYSIsImhhc2giOiJiIn0.c2lnbmF0dXJl';

it('lets no token, code or address of a person out of an error', () => {
  const clean = cleanErrorEvent({
    type: undefined,
    message: `refused ${jwt}`,
    request: {
      url: `https://www.example/checkout/premium?coupon=vidcon50#token=${jwt}`,
      headers: { Referer: `https://www.example/?code=${jwt}` },
    },
    breadcrumbs: [{ message: 'typed ada@example.com' }],
    extra: { form: { email: 'ada@example.com' } },
    exception: {
      values: [
        {
          type: 'Error',
          value: 'no account for ada@example.com',
          stacktrace: {
            frames: [{ filename: `https://www.example/?coupon=vidcon50#token=${jwt}`, lineno: 3 }],
          },
        },
      ],
    },
  });
  const text = JSON.stringify(clean);
  for (const secret of [jwt, 'vidcon50', 'ada@example.com']) expect(text).not.toContain(secret);
  expect(clean.request).toEqual({ url: '/checkout/premium' });
  expect(clean.exception?.values?.[0]).toMatchObject({
    value: 'no account for [email]',
    stacktrace: { frames: [{ filename: 'https://www.example/', lineno: 3 }] },
  });
});

it('stands an error without anything', () => {
  expect(cleanErrorEvent({ type: undefined })).toMatchObject({ exception: { values: [] } });
});

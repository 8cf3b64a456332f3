import { describe, expect, inject, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { frames, host, inFrame, open } from '../browser/page.ts';

describe('3-D Secure', () => {
  const [approved = '', refused = '', left = ''] = inject('actionTokens');
  const inChallenge = () => inFrame('Check by your bank');

  it('answers a result token when the bank agrees', async () => {
    const place = host(400);
    const token = open().threeDSecure(approved, place);
    await userEvent.click(inChallenge().getByRole('button', { name: 'Yes, approve' }));
    expect(await token).toMatchObject({ ok: true, value: { kind: 'three-d-secure-result' } });
    expect(place.childElementCount).toBe(0);
  });

  it('is declined when the bank refuses', async () => {
    const token = open().threeDSecure(refused, host(400));
    await userEvent.click(inChallenge().getByRole('button', { name: 'No, refuse' }));
    expect(await token).toMatchObject({ ok: false, error: { code: 'declined' } });
  });

  it('leaves no frame when it is stopped', async () => {
    const leaving = new AbortController();
    const token = open().threeDSecure(left, host(400), leaving.signal);
    await expect.poll(frames).toBe(1);
    leaving.abort();
    expect(await token).toMatchObject({ ok: false, error: { code: 'cancelled' } });
    expect(frames()).toBe(0);
  });

  it('does not know a wrong token', async () => {
    expect(await open().threeDSecure('nothing', host())).toMatchObject({ ok: false });
  });
});

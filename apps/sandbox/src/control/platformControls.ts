import { Hono } from 'hono';
import * as z from 'zod/mini';
import { rightsLedger, rightsSettings } from '../platforms/rights/rightsBooks.ts';
import { makeVideo, wantedVideo } from '../platforms/videos/makeVideo.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { rightsSettingsRow } from '../store/platformRows.ts';
import { put, remove } from '../store/store.ts';

const given = z.record(z.string(), z.unknown());
const settingsBody = z.strictObject(rightsSettingsRow.shape);

/** Videos and their claims, and how the rights platform behaves. */
export const platformControls = (context: SandboxContext): Hono => {
  const routes = new Hono();
  const { store } = context;

  routes.post('/videos', async (c) => {
    const body = wantedVideo.safeParse(await c.req.json().catch(() => null));
    if (!body.success) return c.json({ error: z.prettifyError(body.error) }, 422);
    const made = makeVideo(context, body.data);
    return made === null
      ? c.json({ error: 'The platform has no such channel, or no clips.' }, 422)
      : c.json(made);
  });

  routes.get('/rights', (c) => c.json(rightsLedger(context)));
  routes.post('/rights', async (c) => {
    const changes = given.safeParse(await c.req.json().catch(() => null));
    const body = settingsBody.safeParse({ ...rightsSettings(context), ...changes.data });
    if (!changes.success || !body.success)
      return c.json(
        { error: 'Send {listingDelayMs?, releaseDelayMs?, callsPerDay?, pageSize?, refusedChannels?}.' },
        422,
      );
    // Another quota counts from nothing.
    store.commit([put('rightsSettings', 'now', body.data), remove('rightsQuota', 'now')]);
    return c.json(body.data);
  });
  routes.delete('/rights', (c) => {
    store.commit([remove('rightsSettings', 'now'), remove('rightsQuota', 'now')]);
    return c.json(rightsSettings(context));
  });
  return routes;
};

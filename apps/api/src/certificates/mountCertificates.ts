import { dayMs } from '@backbeat/domain';
import { type CoveredPeriod, coversPlatform } from '@backbeat/domain/coverage';
import { endpoints } from '@backbeat/sdk/contract';
import { desc, eq } from 'drizzle-orm';
import type { BillingSync } from '../billing/createBillingSync.ts';
import type { Audience } from '../channels/createAudience.ts';
import type { StreamExtensions } from '../channels/createStreamExtensions.ts';
import { tryMeasuredChannels } from '../channels/measureAudience.ts';
import { certificates } from '../db/schema/certificates.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Mount } from '../http/mount.ts';
import { callerNetwork } from '../http/network.ts';
import type { RouteDeps } from '../http/RouteDeps.ts';
import type { RateLimiter } from '../http/rateLimiter.ts';
import { certificateFile } from '../lib/certificateFile.ts';
import type { CertificateKeys } from './certificateKeys.ts';
import { type CertificateDeps, issueCertificate, readChannelPeriods } from './issueCertificate.ts';

const maxListed = 100;

const momentOf = (ms: number | undefined): string | null =>
  ms === undefined ? null : new Date(ms).toISOString();

/** The first covered moment of the last 90 days. Without one, the start of the latest covered period. */
const coveredLatelyMs = (covering: readonly CoveredPeriod[], nowMs: number): number | undefined => {
  const sinceMs = nowMs - 90 * dayMs;
  const lately = covering.find(({ untilMs }) => (untilMs ?? nowMs) > sinceMs);
  return lately === undefined ? covering.at(-1)?.fromMs : Math.max(lately.fromMs, sinceMs);
};

/** Coverage certificates: issued to a person, listed for that person, and public for everybody with a code. */
export const mountCertificates = (
  mount: Mount,
  deps: RouteDeps & CertificateDeps,
  parts: {
    readonly limiter: RateLimiter;
    readonly sync: BillingSync;
    readonly audience: Audience;
    readonly extensions: StreamExtensions;
    readonly certificateKeys: CertificateKeys;
  },
): void => {
  const { db, clock, config } = deps;
  const { limiter } = parts;

  mount(endpoints.certificates, async ({ session: { user } }) => {
    const channels = await tryMeasuredChannels(deps, parts.audience, user.id);
    const now = new Date(clock.now());
    const known = await Promise.all(
      channels.map(async (channel) => {
        const periods = await readChannelPeriods(deps, { userId: user.id, now }, channel);
        const covering = periods.filter(({ planCode }) => coversPlatform(planCode, channel.platform));
        return {
          platform: channel.platform,
          channel_id: channel.id,
          name: channel.name,
          covered_since: momentOf(covering[0]?.fromMs),
          covered_lately: momentOf(coveredLatelyMs(covering, now.getTime())),
        };
      }),
    );
    const issued = await db
      .select({ jws: certificates.jws })
      .from(certificates)
      .where(eq(certificates.userId, user.id))
      .orderBy(desc(certificates.issuedAt), certificates.code)
      .limit(maxListed);
    return {
      channels: known,
      certificates: issued.map(({ jws }) => certificateFile(jws)),
    };
  });

  mount(endpoints.certificateIssue, async ({ session: { user }, body }) => {
    await limiter.consume(`certificates:${user.id}`, config.limits.certificates);
    return issueCertificate(deps, parts, user, body);
  });

  mount(endpoints.certificate, async ({ context, params: { code } }) => {
    const [row] = await db.select().from(certificates).where(eq(certificates.code, code));
    if (row !== undefined) return certificateFile(row.jws);
    // Only wrong codes count, so that guesses of neighbours in a network block no right code.
    const network = callerNetwork(context, config.trustedProxies);
    await limiter.consume(`certificate-codes:${network}`, config.limits.certificateCodes);
    throw new ApiError('not_found', 'There is no certificate with this code.');
  });
};

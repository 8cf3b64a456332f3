import type { CoveredPeriod } from '@backbeat/domain/coverage';
import type { Endpoints, ParsedRequestOf, ResponseOf } from '@backbeat/sdk/contract';
import { and, eq } from 'drizzle-orm';
import { asApiError } from '../billing/billingErrors.ts';
import type { BillingSync } from '../billing/createBillingSync.ts';
import { readCoveredPeriods } from '../billing/readCoveredPeriods.ts';
import type { Audience } from '../channels/createAudience.ts';
import type { StreamExtensions } from '../channels/createStreamExtensions.ts';
import { measureFormer, readMeasuredChannels } from '../channels/measureAudience.ts';
import { readFormerChannels } from '../channels/readFormerChannels.ts';
import { keepsList, type ListDeps, readListings } from '../channels/readListings.ts';
import type { OwnChannel } from '../channels/readOwnChannels.ts';
import type { Config } from '../config/Config.ts';
import type { DbDeps } from '../db/Database.ts';
import type { UserRow } from '../db/schema/accounts.ts';
import { certificates } from '../db/schema/certificates.ts';
import { ApiError, fieldError } from '../http/ApiError.ts';
import type { Letters } from '../letters/createLetters.ts';
import { certificateFile } from '../lib/certificateFile.ts';
import { readableCode } from '../lib/readableCode.ts';
import { digest } from '../lib/secrets.ts';
import { publicName } from '../names/publicName.ts';
import type { CertificateKeys } from './certificateKeys.ts';
import { certifiedPeriods, certifiedTime, lastEndMs, listedPeriods } from './certifiedPeriod.ts';

type CertificateFile = ResponseOf<Endpoints['certificate']>;
type Wish = ParsedRequestOf<Endpoints['certificateIssue']>['body'];

export interface CertificateDeps extends DbDeps, ListDeps {
  readonly config: Pick<Config, 'apiUrl'>;
  readonly letters: Letters;
}

const refuse = (field: keyof Wish, message: string) => fieldError(field, message);

/** A channel that can be certified. */
interface Certifiable {
  readonly channel: OwnChannel;
  /** It was listed for the person, and is theirs no more. */
  readonly isFormer: boolean;
}

/** Finds the channel that is meant: one of today, or by its id one that was listed before. */
const findChannel = async (
  deps: CertificateDeps,
  audience: Audience,
  userId: number,
  wish: Wish,
): Promise<Certifiable> => {
  const isWanted = ({ platform, id }: OwnChannel) =>
    platform === wish.platform && (wish.channel_id ?? id) === id;
  const own = await readMeasuredChannels(deps, audience, userId);
  const mine = own.find(isWanted);
  if (mine !== undefined) return { channel: mine, isFormer: false };
  const former = wish.channel_id === undefined ? [] : await readFormerChannels(deps, userId, own);
  const before = former.find(isWanted);
  if (before === undefined) throw refuse('platform', 'No channel of this platform is connected.');
  return { channel: before, isFormer: true };
};

/** What covered a channel. Where its platform keeps a list, the time on it counts, as it does for claims. */
export const readChannelPeriods = async (
  deps: ListDeps,
  { userId, now }: { readonly userId: number; readonly now: Date },
  channel: OwnChannel,
): Promise<readonly CoveredPeriod[]> => {
  const periods = await readCoveredPeriods(deps.db, userId, now, channel);
  if (!keepsList(deps.platforms, channel.platform)) return periods;
  return listedPeriods(periods, await readListings(deps, userId, channel));
};

/** A channel in the form of a certificate. */
const certifiedChannel = (
  { platform, id, name, connectedAt }: OwnChannel,
  connectedUntilMs: number | null,
): CertificateFile['channel'] => ({
  platform,
  id,
  name,
  url:
    platform === 'twitch'
      ? `https://www.twitch.tv/${encodeURIComponent(name)}`
      : `https://www.youtube.com/channel/${encodeURIComponent(id)}`,
  ownership: platform === 'twitch' ? 'proven' : 'stated',
  connected_since: connectedAt.toISOString(),
  ...(connectedUntilMs === null ? {} : { connected_until: new Date(connectedUntilMs).toISOString() }),
});

/** The platform confirms the name of a shared channel now; a deleted channel is not certified. */
const asItsPlatformSays = async (audience: Audience, channel: OwnChannel): Promise<OwnChannel> =>
  channel.platform === 'twitch'
    ? channel
    : { ...channel, name: (await audience.videoChannel(channel.id)).channelTitle };

/** Two codes are equal by chance with 1 in 10^12 for each certificate, and then another one is drawn. */
const attempts = 3;

/**
 * Certifies the recorded coverage of a channel and a time. A repeated call returns the same certificate.
 *
 * @throws ApiError 'not_found' where nothing was covered
 */
export const issueCertificate = async (
  deps: CertificateDeps,
  {
    sync,
    audience,
    extensions,
    certificateKeys,
  }: {
    readonly sync: BillingSync;
    readonly audience: Audience;
    readonly extensions: StreamExtensions;
    readonly certificateKeys: CertificateKeys;
  },
  user: UserRow,
  wish: Wish,
): Promise<CertificateFile> => {
  const { db, clock, config, letters } = deps;
  const issuedAt = new Date(clock.now());
  const time = certifiedTime(wish, clock.now());
  if (time === null)
    throw refuse('until', 'The last day comes after the first one, and is today at the latest.');
  const found = await findChannel(deps, audience, user.id, wish);
  const channel = await asItsPlatformSays(audience, found.channel);
  // Coverage after the last reading is unknown: a bill may have failed since.
  if (user.billingSyncedAt === null || user.billingSyncedAt.getTime() < time.untilMs)
    await sync.now(user).catch((error: unknown) => {
      throw asApiError(error);
    });
  await extensions.decided(user.id);
  const whose = { userId: user.id, now: issuedAt };
  const measured = found.isFormer
    ? await measureFormer(audience, await readCoveredPeriods(db, user.id, issuedAt), channel)
    : channel;
  const periods = await readChannelPeriods(deps, whose, measured);
  const covered = certifiedPeriods(periods, channel.platform, time);
  if (covered.length === 0) throw new ApiError('not_found', 'Nothing covered this channel in this time.');

  const connectedUntilMs = found.isFormer ? lastEndMs(await readListings(deps, user.id, channel)) : null;
  const content = {
    issuer: config.apiUrl,
    creator: publicName(user),
    channel: certifiedChannel(channel, connectedUntilMs),
    period: { from: new Date(time.fromMs).toISOString(), until: new Date(time.untilMs).toISOString() },
    covered,
  };
  const contentHash = digest(content);
  const isSame = and(eq(certificates.userId, user.id), eq(certificates.contentHash, contentHash));
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const [known] = await db.select().from(certificates).where(isSame);
    if (known !== undefined) return certificateFile(known.jws);
    const { issuer, ...others } = content;
    const code = `BB-${readableCode(2)}`;
    const jws = await certificateKeys.sign({ issuer, code, issued_at: issuedAt.toISOString(), ...others });
    const isAdded = await db.transaction(async (tx) => {
      const added = await tx
        .insert(certificates)
        .values({ code, userId: user.id, contentHash, jws, issuedAt })
        .onConflictDoNothing()
        .returning({ code: certificates.code });
      if (added.length === 0) return false;
      const { from, until } = content.period;
      await letters.queue(tx, {
        userId: user.id,
        key: `certificate-made:${code}`,
        letter: { kind: 'certificate-made', code, channel: channel.name, from, until },
      });
      return true;
    });
    if (isAdded) return certificateFile(jws);
  }
  throw new Error('No free code was found for a certificate.');
};

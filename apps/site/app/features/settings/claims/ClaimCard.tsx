import { coveragePlatformNames } from '@backbeat/domain/coverage';
import type { Claim } from '@backbeat/sdk/contract';
import { Badge } from '@backbeat/ui';
import { Private } from '../../../streamer-mode/Private.tsx';
import { Head } from '../components/settingsStyles.ts';
import { ClaimRules, ClaimTracks } from './ClaimFacts.tsx';
import { ClaimNow, type GoToField } from './ClaimNow.tsx';
import { AddressLine, ClaimDetail, ClaimHeadWords, ClaimPanel, ClaimTitle } from './claimStyles.ts';
import { videoTimeText } from './claimTimes.ts';
import { claimTitle, verdictOf } from './claimWords.ts';

interface ClaimCardProps {
  readonly claim: Claim;
  readonly goToField: GoToField;
}

/** Where somebody watches it, as a person reads an address. */
const addressText = (address: string): string => address.replace(/^https:\/\/(www\.)?/, '');

/** A claim: whose video, whether it was covered and why, what happens now. */
export const ClaimCard = ({ claim, goToField }: ClaimCardProps) => {
  const { id, address, channel, platform } = claim;
  const { label, tone } = verdictOf(claim);
  const where = coveragePlatformNames[platform];
  const time = videoTimeText(claim);

  return (
    <ClaimPanel padding="calm" stacked role="article" aria-labelledby={`claim-${id}`}>
      <Head>
        <ClaimHeadWords>
          <ClaimTitle level={3} id={`claim-${id}`}>
            {claimTitle(claim)}
          </ClaimTitle>
          <ClaimDetail>
            {[channel === null ? null : `${channel.name} on ${where}`, time].filter(Boolean).join('. ')}
          </ClaimDetail>
          <AddressLine>
            <Private name="address">
              <a href={address} target="_blank" rel="noreferrer">
                {addressText(address)}
              </a>
            </Private>
          </AddressLine>
        </ClaimHeadWords>
        <Badge tone={tone}>{label}</Badge>
      </Head>
      <ClaimRules claim={claim} />
      <ClaimTracks claim={claim} />
      {/* Judged anew, it has another proof. */}
      <ClaimNow key={claim.asked_at} claim={claim} goToField={goToField} />
    </ClaimPanel>
  );
};

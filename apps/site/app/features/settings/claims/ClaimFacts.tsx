import { isCoveringRule } from '@backbeat/domain/coverage';
import type { Claim } from '@backbeat/sdk/contract';
import { RuleList, RuleName, TrackDetails, TrackList, TrackPart, TrackTitle } from './claimStyles.ts';
import { partText, trackText } from './claimTimes.ts';
import { ruleWords } from './ruleWords.ts';

interface ClaimFactsProps {
  readonly claim: Claim;
}

/** Why it was covered or not, part by part. */
export const ClaimRules = ({ claim }: ClaimFactsProps) => {
  const { parts } = claim;
  if (parts.length === 0) return null;
  return (
    <RuleList aria-label="Why">
      {parts.map((part) => {
        const { name, text } = ruleWords(part.rule, claim);
        return (
          <li key={part.from} data-covers={isCoveringRule(part.rule)}>
            <span>{text}</span>
            <RuleName>
              {parts.length === 1 ? `Rule: ${name}` : `${partText(part, claim)}. Rule: ${name}`}
            </RuleName>
          </li>
        );
      })}
    </RuleList>
  );
};

/** As many stand there without a press. */
const shownTracks = 4;

/** Which tracks of ours are in it. */
export const ClaimTracks = ({ claim }: ClaimFactsProps) => {
  const { tracks } = claim;
  if (tracks.length === 0) return null;
  const title = tracks.length === 1 ? 'One track of ours in it' : `${tracks.length} tracks of ours in it`;
  const list = (
    <TrackList>
      {tracks.map((track, index) => (
        <li key={index}>{trackText(track, claim)}</li>
      ))}
    </TrackList>
  );
  return tracks.length <= shownTracks ? (
    <TrackPart>
      <TrackTitle>{title}</TrackTitle>
      {list}
    </TrackPart>
  ) : (
    <TrackDetails>
      <summary>{title}</summary>
      {list}
    </TrackDetails>
  );
};

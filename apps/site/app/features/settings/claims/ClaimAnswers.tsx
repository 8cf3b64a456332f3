import type { Claim } from '@backbeat/sdk/contract';
import { claimsQuery } from '@backbeat/sdk/query';
import { Button, EmptyState, Row, Text } from '@backbeat/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { LoadFailed } from '../../../query/LoadFailed.tsx';
import { useSignedInServices } from '../../session/index.ts';
import { PanelWaiting } from '../components/AreaWaiting.tsx';
import { PartTitle } from '../components/settingsStyles.ts';
import { ClaimCard } from './ClaimCard.tsx';
import type { GoToField } from './ClaimNow.tsx';
import { askedText, claimAnswers } from './claimAnswers.ts';
import { ClaimList } from './claimStyles.ts';

interface AnswersProps {
  /** What the last question was answered with; null before there is one. */
  readonly answer: { readonly claims: readonly Claim[]; readonly unread: readonly string[] } | null;
  readonly goToField: GoToField;
}

const Cards = ({
  claims,
  goToField,
}: {
  readonly claims: readonly Claim[];
  readonly goToField: GoToField;
}) => (
  <ClaimList>
    {claims.map((claim) => (
      <li key={claim.id}>
        <ClaimCard claim={claim} goToField={goToField} />
      </li>
    ))}
  </ClaimList>
);

/** As many of the earlier ones stand there without a press. */
const shownClaims = 10;

/** The claims that were just asked for, and all of before. */
export const ClaimAnswers = ({ answer, goToField }: AnswersProps) => {
  const { client } = useSignedInServices();
  const { data, error, isFetching, refetch } = useQuery(claimsQuery(client));
  const [isWhole, setIsWhole] = useState(false);
  const place = useRef<HTMLHeadingElement>(null);
  const { asked, earlier } = claimAnswers(data?.claims ?? [], answer?.claims ?? []);

  // The answer is read from its heading on.
  useEffect(() => {
    if (answer !== null) place.current?.focus();
  }, [answer]);

  const shown = isWhole ? earlier : earlier.slice(0, shownClaims);

  return (
    <>
      {answer === null || answer.claims.length + answer.unread.length === 0 ? null : (
        <>
          <PartTitle ref={place} tabIndex={-1} level={2}>
            Just checked
          </PartTitle>
          <Text tone="muted" role="status">
            {askedText({ claims: answer.claims.length, unread: answer.unread.length })}
          </Text>
          <Cards claims={asked} goToField={goToField} />
        </>
      )}
      {data === undefined && (error === null || isFetching) ? <PanelWaiting /> : null}
      {data === undefined && error !== null && !isFetching ? (
        <LoadFailed title="Your claims could not be loaded" error={error} refetch={refetch} />
      ) : null}
      {data?.claims.length === 0 && asked.length === 0 ? (
        <EmptyState title="No claims so far">What you paste above stands here with its answer.</EmptyState>
      ) : null}
      {earlier.length === 0 ? null : (
        <>
          <PartTitle level={2}>{asked.length === 0 ? 'Your claims' : 'Earlier ones'}</PartTitle>
          <Cards claims={shown} goToField={goToField} />
        </>
      )}
      {shown.length === earlier.length ? null : (
        <Row>
          <Button size="sm" onClick={() => setIsWhole(true)}>
            {`Show ${earlier.length - shown.length} more`}
          </Button>
        </Row>
      )}
    </>
  );
};

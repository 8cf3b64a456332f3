import { ApiError } from '@backbeat/sdk';
import { staffPersonQuery } from '@backbeat/sdk/staff/query';
import { Container, EmptyState, LinkButton } from '@backbeat/ui';
import { css, from, styled } from '@backbeat/ui/styling';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useActs } from '../acts/ActsProvider.tsx';
import { LoadFailed } from '../chrome/LoadFailed.tsx';
import { PageTitle } from '../chrome/PageTitle.tsx';
import { ScreenPlace } from '../chrome/ScreenPlace.ts';
import { useShortcuts } from '../chrome/shortcuts.ts';
import { Waiting } from '../chrome/Waiting.tsx';
import { useStaff } from '../session/StaffServices.ts';
import { useCan } from '../session/useMe.ts';
import { LettersPart } from './LettersPart.tsx';
import { PaymentsPart } from './PaymentsPart.tsx';
import { PersonHead } from './PersonHead.tsx';
import { PlanPart } from './PlanPart.tsx';
import { NotesPart, OffersPart, RarePart, SignInsPart } from './RecordParts.tsx';
import { Timeline } from './Timeline.tsx';

const Place = styled(Container, {
  base: css`
    display: grid;
    gap: 16px;
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
    padding-block: 20px 80px;
    ${from(992)} { grid-template-columns: minmax(0, 1fr) minmax(300px, 380px); }
  `,
});

const Column = styled('div', { base: css`display: grid; gap: 16px; grid-template-columns: minmax(0, 1fr);` });

/** A person's page: everything that is known of them, and what can be done. */
export const PersonPage = () => {
  const { guid = '' } = useParams();
  const navigate = useNavigate();
  const { client } = useStaff();
  const open = useActs();
  const isSupport = useCan('support');
  const { data: person, error, refetch } = useQuery(staffPersonQuery(client, guid));
  useEffect(() => {
    // A merged account answers with the one that it became part of.
    if (person && person.guid !== guid) void navigate(`/people/${person.guid}`, { replace: true });
  }, [person, guid, navigate]);
  useShortcuts({
    v: () => void navigate(`/people/${guid}/view`),
    ...(person && isSupport ? { n: () => open({ guid: person.guid, name: person.name, kind: 'note' }) } : {}),
  });
  if (person === undefined && error)
    return (
      <ScreenPlace>
        {error instanceof ApiError && error.status === 404 ? (
          <EmptyState
            title="There is no such person"
            action={<LinkButton href="/">Find somebody else</LinkButton>}
          >
            The account may have been deleted.
          </EmptyState>
        ) : (
          <LoadFailed title="The person did not come" error={error} refetch={refetch} />
        )}
      </ScreenPlace>
    );
  return (
    <>
      <PageTitle title="Person" />
      {person === undefined ? (
        <ScreenPlace>
          <Waiting label="Looking up" />
        </ScreenPlace>
      ) : (
        <Place key={person.guid}>
          <Column>
            <PersonHead person={person} />
            <PlanPart person={person} />
            <PaymentsPart person={person} />
            <NotesPart person={person} />
            <LettersPart person={person} />
            <SignInsPart person={person} />
            <OffersPart person={person} />
            <RarePart person={person} />
          </Column>
          <Timeline guid={person.guid} />
        </Place>
      )}
    </>
  );
};

import { errorText } from '@backbeat/sdk';
import type { StaffPerson } from '@backbeat/sdk/staff';
import { staffRevealMutation } from '@backbeat/sdk/staff/query';
import {
  Avatar,
  Badge,
  Button,
  Facts,
  Heading,
  Icon,
  LinkButton,
  Panel,
  Row,
  Stack,
  Text,
} from '@backbeat/ui';
import { EyeIcon, EyeOffIcon } from '@backbeat/ui/icons';
import { below, css, styled } from '@backbeat/ui/styling';
import { useMutation } from '@tanstack/react-query';
import { useActs } from '../acts/ActsProvider.tsx';
import { Private } from '../privacy/Private.tsx';
import { useStreamerMode } from '../privacy/streamerMode.ts';
import { useStaff } from '../session/StaffServices.ts';
import { useCan } from '../session/useMe.ts';
import { tierTexts } from '../words/names.ts';
import { momentText } from '../words/textOf.ts';

const Fact = styled('span', {
  base: css`display: inline-flex; flex-wrap: wrap; align-items: center; gap: 12px 8px; font: 600 var(--bb-fs-ui)/1.3 var(--bb-font-text); letter-spacing: 0; overflow-wrap: anywhere; & > * { margin-block: -6px; }`,
});

const Who = styled('div', {
  base: css`display: grid; grid-template-columns: auto minmax(0, 1fr); align-items: center; gap: 16px; overflow-wrap: anywhere;`,
});

/** The address has the longest line: on a phone, one of its own. */
const OwnFacts = styled(Facts, {
  base: css`${below(576)} { & > div:first-of-type { grid-column: 1 / -1; } }`,
});

interface RevealedProps {
  readonly guid: string;
  readonly fact: 'email' | 'card';
  /** What is shown before. */
  readonly covered: string;
}

/** A fact that is covered until somebody asks for it; each asking stands in the log. */
export const Revealed = ({ guid, fact, covered }: RevealedProps) => {
  const { client } = useStaff();
  const { data, error, mutate, reset, isPending } = useMutation(staffRevealMutation(client, guid));
  const isHiding = useStreamerMode();
  const word = fact === 'email' ? 'e-mail' : 'card';
  return (
    <Fact>
      <span aria-live="polite">
        <Private>{data ? (data.value ?? 'none') : covered}</Private>
      </span>
      {/* Nothing would be seen, and the asking stand in the log. */}
      {isHiding ? null : (
        <Button
          size="sm"
          variant="quiet"
          loading={isPending}
          onClick={() => (data ? reset() : mutate(fact))}
          aria-label={`${data ? 'Cover' : 'Show'} ${word}`}
        >
          <Icon icon={data ? EyeOffIcon : EyeIcon} />
          {data ? 'Cover' : 'Show'}
        </Button>
      )}
      {error === null ? null : (
        <Text inline size="small" tone="pink">
          {errorText(error)}
        </Text>
      )}
    </Fact>
  );
};

/** Whether letters reach the address. */
const EmailState = ({ email }: Pick<StaffPerson, 'email'>) => {
  if (email.refused_at !== null) return <Badge tone="pink">Letters came back</Badge>;
  return email.is_proven ? <Badge tone="teal">Proven</Badge> : <Badge tone="sun">Not proven</Badge>;
};

/** Who it is, and what can be done to the account as a whole. */
export const PersonHead = ({ person }: { readonly person: StaffPerson }) => {
  const open = useActs();
  const isHiding = useStreamerMode();
  const [isSupport, isManager] = [useCan('support'), useCan('manager')];
  const { guid, name, email } = person;
  const ask = { guid, name };
  return (
    <Panel padding="calm" stacked>
      <Who>
        <Avatar size="lg" src={isHiding ? null : person.avatar} />
        <Stack gap={2}>
          <Heading level={1} size="card">
            <Private>{name}</Private>
          </Heading>
          <Row gap={2}>
            <Badge tone={person.tier === 'free' ? 'plain' : 'teal'}>{tierTexts[person.tier]}</Badge>
            {person.granted_tier === null ? null : <Badge tone="sun">Given by staff</Badge>}
            {person.deletes_at === null ? null : (
              <Badge tone="pink">Deletes itself on {momentText(person.deletes_at)}</Badge>
            )}
          </Row>
        </Stack>
      </Who>
      <OwnFacts
        items={[
          {
            term: 'E-mail',
            value:
              email.covered === null ? (
                <Fact>None</Fact>
              ) : (
                <Fact>
                  <Revealed guid={guid} fact="email" covered={email.covered} />
                  <EmailState email={email} />
                </Fact>
              ),
          },
          {
            term: 'Account code',
            value: (
              <Fact>
                <Private>{person.account_code}</Private>
              </Fact>
            ),
          },
          { term: 'Member since', value: <Fact>{momentText(person.created_at)}</Fact> },
          { term: 'Language', value: <Fact>{person.language ?? 'Not said'}</Fact> },
          { term: 'Time zone', value: <Fact>{person.time_zone ?? 'Not said'}</Fact> },
        ]}
      />
      <Row gap={2}>
        <LinkButton size="sm" href={`/people/${guid}/view`}>
          See as they do
        </LinkButton>
        {isSupport ? (
          <>
            <Button size="sm" onClick={() => open({ ...ask, kind: 'note' })}>
              Note
            </Button>
            <Button size="sm" onClick={() => open({ ...ask, kind: 'end_sessions' })}>
              End sessions
            </Button>
            {person.deletes_at === null ? null : (
              <Button size="sm" variant="secondary" onClick={() => open({ ...ask, kind: 'undo_deletion' })}>
                Take back the deletion
              </Button>
            )}
          </>
        ) : null}
        {isManager ? (
          <>
            <Button size="sm" onClick={() => open({ ...ask, kind: 'extend_coverage' })}>
              Extend coverage
            </Button>
            <Button
              size="sm"
              onClick={() => open({ ...ask, kind: 'grant_tier', granted: person.granted_tier })}
            >
              Give a tier
            </Button>
            <Button size="sm" onClick={() => open({ ...ask, kind: 'start_merge' })}>
              Start a merge
            </Button>
          </>
        ) : null}
      </Row>
    </Panel>
  );
};

import {
  type Account,
  isPlanCode,
  plans,
  providerLabels,
  subscriptionState,
  subscriptionText,
  tierDisplay,
} from '@backbeat/domain';
import { PlanCard } from '@backbeat/pricing';
import { staffViewQuery } from '@backbeat/sdk/staff/query';
import {
  Avatar,
  Badge,
  Container,
  Facts,
  Heading,
  LinkButton,
  Panel,
  Row,
  Stack,
  Switch,
  Text,
} from '@backbeat/ui';
import { css, from, styled } from '@backbeat/ui/styling';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { LoadFailed } from '../chrome/LoadFailed.tsx';
import { PageTitle } from '../chrome/PageTitle.tsx';
import { ScreenPlace } from '../chrome/ScreenPlace.ts';
import { Waiting } from '../chrome/Waiting.tsx';
import { Private } from '../privacy/Private.tsx';
import { useStreamerMode } from '../privacy/streamerMode.ts';
import { useStaff } from '../session/StaffServices.ts';
import { plainName } from '../words/textOf.ts';

const Frame = styled('section', {
  base: css`
    margin-block: 20px 80px;
    border: 4px solid var(--bb-sun);
    border-radius: var(--bb-r-l);
    overflow: clip;
    background: var(--bb-sun);
  `,
});

const Bar = styled('div', {
  base: css`
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 16px;
    padding: 12px 20px;
    background: var(--bb-sun);
    color: var(--bb-on-sun);
    & h1 { font: 600 1rem/1.4 var(--bb-font-text); letter-spacing: 0; }
  `,
});

const Person = styled('div', {
  base: css`display: grid; grid-template-columns: auto minmax(0, 1fr); align-items: center; gap: 16px; overflow-wrap: anywhere;`,
});

const Back = styled(LinkButton, {
  base: css`--bb-fg: var(--bb-on-sun); --bb-bd: var(--bb-on-sun); --bb-hover-bg: transparent; --bb-hover-bd: var(--bb-on-sun);`,
});

const Screens = styled('div', {
  base: css`
    display: grid;
    gap: 24px;
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
    padding: clamp(16px, 3vw, 32px);
    background: var(--bb-ground);
    ${from(768)} { grid-template-columns: minmax(280px, 5fr) minmax(0, 7fr); }
  `,
});

/** The card of the plan that they have. */
const OwnCard = ({ account: { user, subscription } }: { readonly account: Account }) => {
  const code = subscription?.plan_code ?? null;
  const plan = code !== null && isPlanCode(code) ? plans[code] : null;
  const planId = plan === null ? tierDisplay(user.tier) : plan.product;
  return (
    <PlanCard
      plan={planId}
      session={{ planId }}
      state="current"
      headingLevel={3}
      billingPeriod={plan?.billingPeriod ?? 'monthly'}
    />
  );
};

/** A person's own screens, drawn from what they would get, with nothing that can be pressed. */
export const ViewPage = () => {
  const { guid = '' } = useParams();
  const { client } = useStaff();
  const isHiding = useStreamerMode();
  const [atMs] = useState(Date.now);
  const { data, error, refetch } = useQuery(staffViewQuery(client, guid));
  if (data === undefined)
    return (
      <ScreenPlace>
        {error ? (
          <LoadFailed title="What they see did not come" error={error} refetch={refetch} />
        ) : (
          <Waiting label="Looking with their eyes" />
        )}
      </ScreenPlace>
    );
  const { account, identities, default_identity, letters } = data;
  const { user, subscription } = account;
  const state = subscriptionState({
    tier: user.tier,
    subscription,
    extendedUntil: user.extended_until ?? null,
    atMs,
  });
  return (
    <Container>
      <PageTitle title="See as they do" />
      <Frame aria-label="What the person sees">
        <Bar>
          <h1>
            You see what <Private>{user.display_name ?? user.username}</Private> sees. Nothing can be pressed.
          </h1>
          <Back size="sm" href={`/people/${guid}`}>
            Back to the person
          </Back>
        </Bar>
        <Screens inert>
          <OwnCard account={account} />
          <Stack>
            <Panel padding="calm" stacked>
              <Heading level={2} size="title">
                Profile
              </Heading>
              <Person>
                <Avatar size="lg" src={isHiding ? null : user.avatar} />
                <Stack gap={1}>
                  <Text>
                    <b>
                      <Private>{user.display_name ?? user.username}</Private>
                    </b>
                  </Text>
                  <Text tone="muted">
                    <Private>{subscriptionText(state)}</Private>
                  </Text>
                </Stack>
              </Person>
              <Facts
                items={identities.map(({ id, provider, username }) => ({
                  term: `${providerLabels[provider]}${id === default_identity ? ', shown' : ''}`,
                  value: <Private>{username}</Private>,
                }))}
              />
            </Panel>
            <Panel padding="calm" stacked>
              <Row justify="between">
                <Heading level={2} size="title">
                  Letters
                </Heading>
                <Badge tone={letters.address.state === 'good' ? 'teal' : 'pink'}>
                  Address {letters.address.state}
                </Badge>
              </Row>
              {letters.letters
                .filter(({ reason }) => reason === 'choice' || reason === 'marketing')
                .map(({ kind, on }) => (
                  <Switch key={kind} label={plainName(kind)} checked={on} readOnly />
                ))}
            </Panel>
          </Stack>
        </Screens>
      </Frame>
    </Container>
  );
};

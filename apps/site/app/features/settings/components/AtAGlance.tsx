import { type Account, dateText } from '@backbeat/domain';
import { Heading, Link, Panel } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';
import { Private } from '../../../streamer-mode/Private.tsx';
import { identityRows } from '../connections/identityRows.ts';
import { useIdentities } from '../connections/useIdentities.ts';

const Rows = styled('dl', {
  base: css`
    display: grid;
    font-variant-numeric: tabular-nums lining-nums;
    & dt { color: var(--bb-muted); font-size: var(--bb-fs-small); }
    & dd { overflow-wrap: anywhere; font-weight: 500; }
    & dd + dd { text-align: end; }
    ${below(992)} {
      & dt { grid-column: 1 / -1; }
    }
  `,
});

const Row = styled('div', {
  base: css`
    display: grid;
    grid-template-columns: minmax(120px, 200px) minmax(0, 1fr) auto;
    gap: 4px 20px;
    align-items: center;
    min-block-size: 56px;
    padding-block: 10px;
    border-block-end: 1px solid var(--bb-rule);
    &:last-child { border: 0; padding-block-end: 0; }
    &:first-child { padding-block-start: 0; }
    ${below(992)} { grid-template-columns: minmax(0, 1fr) auto; }
  `,
});

/** A few facts about the account. */
export const AtAGlance = ({ account: { user } }: { readonly account: Account }) => {
  const { data } = useIdentities();
  const linked = data === undefined ? [] : identityRows(data).filter(({ isLinked }) => isLinked);
  const names = linked.map(({ name }) => name).join(', ');

  return (
    <Panel padding="calm" stacked role="region" aria-labelledby="at-a-glance">
      <Heading level={2} size="title" id="at-a-glance">
        At a glance
      </Heading>
      <Rows>
        <Row>
          <dt>Email</dt>
          <dd>
            <Private name="email">{user.email}</Private>
          </dd>
        </Row>
        <Row>
          <dt>Sign-in accounts</dt>
          <dd>{names}</dd>
          <dd>
            <Link variant="strong" href="/settings/identity">
              Connections
            </Link>
          </dd>
        </Row>
        {user.created_at === null ? null : (
          <Row>
            <dt>Member since</dt>
            <dd>{dateText(user.created_at)}</dd>
          </Row>
        )}
      </Rows>
    </Panel>
  );
};

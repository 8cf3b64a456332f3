import { providerLabels } from '@backbeat/domain';
import type { StaffPerson } from '@backbeat/sdk/staff';
import { Badge, Button, Row, Stack, Text, VisuallyHidden } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import type { ReactNode } from 'react';
import { useActs } from '../acts/ActsProvider.tsx';
import { offerText } from '../acts/offerText.ts';
import { Private, PrivateBlock } from '../privacy/Private.tsx';
import { useCan } from '../session/useMe.ts';
import { momentText, plainName } from '../words/textOf.ts';
import { Part } from './Part.tsx';

interface PersonProps {
  readonly person: StaffPerson;
}

const List = styled('ul', {
  base: css`
    display: grid;
    & > li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 16px; padding-block: 10px; overflow-wrap: anywhere; }
    /* What can be pressed stays at the end of the line while there is room for both. */
    & > li > span:first-child { flex: 1 1 150px; }
    & > li + li { border-block-start: 1px solid var(--bb-rule); }
    & > li:first-of-type { padding-block-start: 0; }
    & > li:last-of-type { padding-block-end: 0; }
    & small { display: block; color: var(--bb-muted); font-size: var(--bb-fs-small); }
  `,
});

const Item = ({
  note,
  end,
  children,
}: {
  readonly note: string;
  readonly end?: ReactNode;
  readonly children: ReactNode;
}) => (
  <li>
    <span>
      {children}
      <small>{note}</small>
    </span>
    {end}
  </li>
);

/** The linked accounts, and the sessions that were begun with them. */
export const SignInsPart = ({ person: { guid, name, identities, sessions } }: PersonProps) => {
  const open = useActs();
  const isManager = useCan('manager');
  return (
    <Part title="Sign-ins and sessions">
      <List aria-label="Sign-ins">
        {identities.map(({ id, provider, username, is_default, created_at }) => (
          <Item
            key={id}
            note={`Linked on ${momentText(created_at)}`}
            end={
              isManager && identities.length > 1 ? (
                <Button
                  size="sm"
                  variant="quiet"
                  onClick={() =>
                    open({
                      guid,
                      name,
                      kind: 'unlink_identity',
                      identityId: id,
                      about: `${providerLabels[provider]} ${username}`,
                    })
                  }
                >
                  Unlink<VisuallyHidden> {providerLabels[provider]}</VisuallyHidden>
                </Button>
              ) : null
            }
          >
            {providerLabels[provider]} <Private>{username}</Private>{' '}
            {is_default ? <Badge>Shown</Badge> : null}
          </Item>
        ))}
      </List>
      {sessions.length === 0 ? (
        <Text size="small" tone="muted">
          No session.
        </Text>
      ) : (
        <List aria-label="Sessions">
          {sessions.map(({ id, provider, created_at, ends_at, ended_at }) => (
            <Item
              key={id}
              note={ended_at === null ? `Until ${momentText(ends_at)}` : `Ended on ${momentText(ended_at)}`}
              end={ended_at === null ? <Badge tone="teal">Open</Badge> : <Badge>Ended</Badge>}
            >
              {provider === null ? 'Session' : `With ${providerLabels[provider]}`}, {momentText(created_at)}
            </Item>
          ))}
        </List>
      )}
    </Part>
  );
};

/** What the person can use only once, and has. */
export const OffersPart = ({ person: { guid, name, used_offers } }: PersonProps) => {
  const open = useActs();
  const isManager = useCan('manager');
  return (
    <Part
      title="Codes and offers used"
      empty={used_offers.length === 0 && 'None.'}
      end={
        isManager && used_offers.length > 0 ? (
          <Button size="sm" onClick={() => open({ guid, name, kind: 'return_offer', offers: used_offers })}>
            Give one back
          </Button>
        ) : null
      }
    >
      <Row gap={2}>
        {used_offers.map((offer) => (
          <Badge key={offer}>{offerText(offer)}</Badge>
        ))}
      </Row>
    </Part>
  );
};

/** What staff have written about the person. */
export const NotesPart = ({ person: { guid, name, notes } }: PersonProps) => {
  const open = useActs();
  const isSupport = useCan('support');
  return (
    <Part
      title="Notes"
      empty={notes.length === 0 && 'None yet.'}
      end={
        isSupport ? (
          <Button size="sm" onClick={() => open({ guid, name, kind: 'note' })}>
            Write one
          </Button>
        ) : null
      }
    >
      <PrivateBlock name="notes">
        <List>
          {notes.map(({ id, text, by, at }) => (
            <Item key={id} note={`${by ?? 'Somebody who has left'}, ${momentText(at)}`}>
              {text}
            </Item>
          ))}
        </List>
      </PrivateBlock>
    </Part>
  );
};

/** Certificates, gifts, merged accounts and consents: what is asked about more rarely. */
export const RarePart = ({ person }: PersonProps) => {
  const { certificates, channels, gifts, gift_claims, merges, consents } = person;
  const missing = [
    ...(channels.length === 0 ? ['channels'] : []),
    ...(certificates.length === 0 ? ['certificates'] : []),
    ...(gifts.length + gift_claims.length === 0 ? ['gifts'] : []),
    ...(merges.length === 0 ? ['merged accounts'] : []),
    ...(consents.length === 0 ? ['consents'] : []),
  ];
  return (
    <Stack gap={4}>
      {channels.length > 0 ? (
        <Part title="Channels">
          <List>
            {channels.map(({ platform, name }) => (
              <Item key={`${platform}${name}`} note={plainName(platform)}>
                <Private>{name}</Private>
              </Item>
            ))}
          </List>
        </Part>
      ) : null}
      {certificates.length > 0 ? (
        <Part title="Certificates">
          <List>
            {certificates.map(({ code, issued_at }) => (
              <Item key={code} note={momentText(issued_at)}>
                {code}
              </Item>
            ))}
          </List>
        </Part>
      ) : null}
      {gifts.length + gift_claims.length > 0 ? (
        <Part title="Gifts">
          <PrivateBlock name="gifts">
            <List>
              {gifts.map(({ code, places, claimed, until, created_at, ended_at }) => (
                <Item
                  key={`${code}${created_at}`}
                  note={ended_at === null ? `Until ${momentText(until)}` : `Ended on ${momentText(ended_at)}`}
                >
                  Gave {code}: {claimed} of {places} claimed
                </Item>
              ))}
              {gift_claims.map(({ code, claimed_at }) => (
                <Item key={`${code}${claimed_at}`} note={momentText(claimed_at)}>
                  Claimed {code}
                </Item>
              ))}
            </List>
          </PrivateBlock>
        </Part>
      ) : null}
      {merges.length > 0 ? (
        <Part title="Merged accounts">
          <List>
            {merges.map(({ guid, account_code, merged_at, undo_until }) => (
              <Item
                key={guid}
                note={`${momentText(merged_at)}; can be undone until ${momentText(undo_until)}`}
              >
                <Private>{account_code}</Private>
              </Item>
            ))}
          </List>
        </Part>
      ) : null}
      {consents.length > 0 ? (
        <Part title="Consents">
          <List>
            {consents.map(({ kind, version, given, page, at }) => (
              <Item
                key={`${kind}${version}${at}`}
                note={`Version ${version}, on ${page}, ${momentText(at)}`}
                end={given ? <Badge tone="teal">Given</Badge> : <Badge>Not given</Badge>}
              >
                {plainName(kind)}
              </Item>
            ))}
          </List>
        </Part>
      ) : null}
      {missing.length === 0 ? null : (
        <Text size="small" tone="muted">
          Nothing on record: {missing.join(', ')}.
        </Text>
      )}
    </Stack>
  );
};

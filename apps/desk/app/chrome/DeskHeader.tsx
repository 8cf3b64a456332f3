import { brand } from '@backbeat/domain';
import { staffQueryKeys, staffSignOutMutation } from '@backbeat/sdk/staff/query';
import {
  Badge,
  Container,
  Icon,
  IconButton,
  LogoSymbol,
  PlainLink,
  SchemeToggle,
  Switch,
} from '@backbeat/ui';
import { LogOutIcon } from '@backbeat/ui/icons';
import { below, css, styled } from '@backbeat/ui/styling';
import { useMutation } from '@tanstack/react-query';
import type { Ref } from 'react';
import { useLocation } from 'react-router';
import { setStreamerMode, useStreamerMode } from '../privacy/streamerMode.ts';
import { PeopleSearch } from '../search/PeopleSearch.tsx';
import { useStaff } from '../session/StaffServices.ts';
import { sessionState } from '../session/sessionState.ts';
import { useCan, useMe } from '../session/useMe.ts';
import { roleTexts } from '../words/names.ts';

const Root = styled('header', {
  base: css`
    position: sticky;
    inset-block-start: 0;
    z-index: 30;
    background: var(--bb-ground);
    border-block-end: 1px solid var(--bb-rule);
    @media (max-width: 991px), (max-height: 560px) { position: static; }
  `,
});

const Bar = styled('div', {
  base: css`
    display: grid;
    grid-template-columns: auto auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 8px 20px;
    padding-block: 10px;
    ${below(1200)} { grid-template-columns: auto minmax(0, 1fr); }
  `,
});

const Home = styled(PlainLink, {
  base: css`
    display: inline-flex;
    align-items: center;
    gap: 10px;
    min-block-size: 44px;
    font: 750 1.25rem/1 var(--bb-font-display);
    text-decoration: none;
    color: var(--bb-text);
    & svg { block-size: 28px; inline-size: auto; }
  `,
});

const Nav = styled('nav', {
  base: css`
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
    & a {
      display: inline-flex;
      align-items: center;
      gap: 8px;
      min-block-size: 44px;
      padding-inline: 10px;
      border-radius: var(--bb-r-s);
      color: var(--bb-muted);
      font-weight: 600;
      font-size: var(--bb-fs-small);
      text-decoration: none;
    }
    & a:hover { color: var(--bb-text); background: var(--bb-overlay); }
    & a[aria-current] { color: var(--bb-text); box-shadow: inset 0 -2px 0 var(--bb-pink); border-radius: 0; }
    ${below(1200)} { grid-row: 2; grid-column: 1 / -1; margin-inline: -10px; }
  `,
});

const Search = styled('div', {
  base: css`margin-block-start: -8px; ${below(1200)} { grid-row: 3; grid-column: 1 / -1; }`,
});

const End = styled('div', {
  base: css`display: flex; align-items: center; justify-content: flex-end; gap: 4px; grid-column: -2 / -1;`,
});

const Who = styled('span', {
  base: css`
    display: grid;
    justify-items: end;
    padding-inline: 8px;
    font-size: var(--bb-fs-small);
    font-weight: 600;
    line-height: 1.2;
    & small { color: var(--bb-muted); font-weight: 400; font-size: var(--bb-fs-tiny); }
    ${below(576)} { display: none; }
  `,
});

const Streamer = styled(Switch, {
  base: css`grid-template-columns: auto 60px; gap: 4px 10px; font-size: var(--bb-fs-small); min-block-size: 44px; & > b { grid-row: 1 / span 2; line-height: 1.2; }`,
});

/** Where the desk leads, the one field, who is signed in, and the switch for when viewers look on. */
export const DeskHeader = ({ searchRef }: { readonly searchRef: Ref<HTMLInputElement> }) => {
  const { pathname } = useLocation();
  const { client, cache } = useStaff();
  const { name, role, waiting } = useMe();
  const [isManager, isOwner] = [useCan('manager'), useCan('owner')];
  const isHiding = useStreamerMode();
  const signOut = useMutation({
    ...staffSignOutMutation(client),
    onSuccess: () => {
      sessionState.end('signed-out');
      cache.removeQueries({ queryKey: staffQueryKeys.all });
    },
  });
  const count = Object.values(waiting).reduce((sum, one) => sum + one, 0);
  const links = [
    { href: '/today', label: 'Today', isShown: true },
    { href: '/inboxes/songs', label: 'Inboxes', isShown: true },
    { href: '/log', label: 'Log', isShown: isManager },
    { href: '/team', label: 'Team', isShown: isOwner },
  ].filter(({ isShown }) => isShown);
  const isHere = (href: string) => pathname.split('/')[1] === href.split('/')[1];
  return (
    <Root>
      <Container>
        <Bar>
          <Home href="/" aria-label={`${brand.name} desk, home`}>
            <LogoSymbol />
            Desk
          </Home>
          <Nav aria-label="Main">
            {links.map(({ href, label }) => (
              <PlainLink key={href} href={href} aria-current={isHere(href) ? 'page' : undefined}>
                {label}
                {label === 'Inboxes' && count > 0 ? (
                  <Badge tone="pink" aria-label={`${count} waiting`}>
                    {count}
                  </Badge>
                ) : null}
              </PlainLink>
            ))}
          </Nav>
          {pathname === '/' ? null : (
            <Search>
              <PeopleSearch ref={searchRef} hideLabel />
            </Search>
          )}
          <End>
            <Streamer
              label="Streamer mode"
              checked={isHiding}
              onChange={(event) => setStreamerMode(event.target.checked)}
            />
            <SchemeToggle />
            <Who>
              {name}
              <small>{roleTexts[role]}</small>
            </Who>
            <IconButton shape="ghost" label="Sign out" onClick={() => signOut.mutate()}>
              <Icon icon={LogOutIcon} />
            </IconButton>
          </End>
        </Bar>
      </Container>
    </Root>
  );
};

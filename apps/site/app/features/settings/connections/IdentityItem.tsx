import type { IdentityProvider } from '@backbeat/domain';
import { isLinkProvider, type LinkProvider } from '@backbeat/sdk';
import { Badge, Button, Icon, type IconComponent } from '@backbeat/ui';
import {
  CheckIcon,
  DiscordIcon,
  GoogleIcon,
  RefreshCwIcon,
  StreamlabsIcon,
  TwitchIcon,
} from '@backbeat/ui/icons';
import { below, css, styled } from '@backbeat/ui/styling';
import { PrivateText } from '../../../streamer-mode/Private.tsx';
import { PlatformIcon } from '../components/settingsStyles.ts';
import type { IdentityRow } from './identityRows.ts';
import { UnlinkAccount } from './UnlinkAccount.tsx';

const Item = styled('li', {
  base: css`
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr) auto;
    gap: 12px 16px;
    align-items: center;
    padding-block: 16px;
    border-block-end: 1px solid var(--bb-rule);
    &:first-of-type { padding-block-start: 0; }
    &:last-of-type { border: 0; padding-block-end: 0; }
  `,
});

const Name = styled('b', { base: css`display: block; font-weight: 600; line-height: 1.3;` });

const AccountName = styled('span', {
  base: css`color: var(--bb-muted); font-size: var(--bb-fs-small); overflow-wrap: anywhere;`,
});

const Acts = styled('div', {
  base: css`
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    justify-content: end;
    align-items: center;
    & > * { min-inline-size: 112px; justify-content: center; }
    &:empty { display: none; }
    ${below(576)} {
      grid-column: 1 / -1;
      justify-content: stretch;
      & > * { flex: 1 1 112px; }
    }
  `,
});

const DefaultBadge = styled(Badge, {
  base: css`min-block-size: 40px; padding-inline: 14px; border-radius: 11px; font-size: var(--bb-fs-small);`,
});

const icons: Readonly<Record<IdentityProvider, IconComponent>> = {
  twitch: TwitchIcon,
  discord: DiscordIcon,
  google_oauth2: GoogleIcon,
  streamlabs: StreamlabsIcon,
};

interface IdentityItemProps {
  readonly row: IdentityRow;
  /** Whether its window is open: `out-of-sight` may be either. */
  readonly linking: 'no' | 'in-sight' | 'out-of-sight';
  /** It is being made the default. */
  readonly isMakingDefault: boolean;
  /** Something is on its way, so nothing else can be started. */
  readonly isBusy: boolean;
  readonly onLink: (provider: LinkProvider) => void;
  readonly onMakeDefault: (id: number) => void;
}

const textOf = ({ row, linking }: IdentityItemProps): string => {
  if (linking === 'in-sight') return 'Waiting for the window';
  // A closed window sends no message; one that is only cut off sends one when it ends.
  if (linking === 'out-of-sight' && !row.isLinked) return 'Go on in the small window, or connect again';
  return row.text;
};

/** One company: what is linked there, and what can be done about it. */
export const IdentityItem = (props: IdentityItemProps) => {
  const { row, linking, isMakingDefault, isBusy, onLink, onMakeDefault } = props;
  const { provider, name, makeDefaultId } = row;
  const isLinking = linking === 'in-sight';
  const link = { disabled: isBusy && !isLinking, loading: isLinking };

  return (
    <Item>
      <PlatformIcon linked={row.isLinked}>
        <Icon icon={icons[provider]} />
      </PlatformIcon>
      <div>
        <Name>{name}</Name>
        <AccountName>
          <PrivateText name={`${name} account`} text={textOf(props)} />
        </AccountName>
      </div>
      <Acts>
        {row.canConnect && isLinkProvider(provider) ? (
          <Button
            size="sm"
            variant="secondary"
            aria-label={`Connect ${name}`}
            loadingText="Connecting"
            onClick={() => onLink(provider)}
            {...link}
          >
            Connect
          </Button>
        ) : null}
        {row.canSync && isLinkProvider(provider) ? (
          <Button
            size="sm"
            aria-label={`Sync ${name}`}
            loadingText="Syncing"
            onClick={() => onLink(provider)}
            {...link}
          >
            <Icon icon={RefreshCwIcon} />
            Sync
          </Button>
        ) : null}
        {makeDefaultId === null ? null : (
          <Button
            size="sm"
            aria-label={`Make default: ${name}`}
            disabled={isBusy && !isMakingDefault}
            loading={isMakingDefault}
            onClick={() => onMakeDefault(makeDefaultId)}
          >
            Make default
          </Button>
        )}
        {row.isDefault ? (
          <DefaultBadge tone="teal">
            <Icon icon={CheckIcon} />
            Default
          </DefaultBadge>
        ) : null}
        {row.unlinking === null ? null : <UnlinkAccount unlinking={row.unlinking} disabled={isBusy} />}
      </Acts>
    </Item>
  );
};

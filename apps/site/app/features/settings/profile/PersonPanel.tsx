import type { User } from '@backbeat/domain';
import { Avatar, Panel } from '@backbeat/ui';
import { Who, WhoLink, WhoName } from './whoStyles.ts';

/** The name that others see, and the way to change it. */
export const PersonPanel = ({ user }: { readonly user: User }) => (
  <Panel padding="calm" role="region" aria-label="Profile">
    <Who>
      <Avatar size="lg" src={user.avatar} />
      <WhoName>
        <dt>Display name</dt>
        <dd data-unset={user.display_name ? undefined : ''}>{user.display_name || 'Not set'}</dd>
      </WhoName>
      <WhoLink size="sm" href="/settings/profile">
        Edit profile
      </WhoLink>
    </Who>
  </Panel>
);

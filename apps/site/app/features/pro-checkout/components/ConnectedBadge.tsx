import { Badge, Icon } from '@backbeat/ui';

export const ConnectedBadge = () => (
  <Badge tone="teal">
    <Icon name="check" />
    Connected
  </Badge>
);

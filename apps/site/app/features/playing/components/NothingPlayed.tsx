import { EmptyState } from '@backbeat/ui';
import { PlayerLink } from '../../../chrome/PlayerLink.tsx';

export interface NothingPlayedProps {
  readonly name: string;
  /** Whether the reader looks at their own page. */
  readonly isOwn: boolean;
}

/** Before the first track. */
export const NothingPlayed = ({ name, isOwn }: NothingPlayedProps) =>
  isOwn ? (
    <EmptyState title="Nothing playing yet" action={<PlayerLink variant="secondary">View player</PlayerLink>}>
      Start a station and it shows up here.
    </EmptyState>
  ) : (
    <EmptyState title="Nothing playing yet">{`When ${name} starts a station, it shows up here.`}</EmptyState>
  );

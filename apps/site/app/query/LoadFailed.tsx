import { errorText } from '@backbeat/sdk';
import { Button, EmptyState } from '@backbeat/ui';

export interface LoadFailedProps {
  /** What did not come, as a sentence. */
  readonly title: string;
  /** Why: its text of the error catalogue is shown. */
  readonly error: Error;
  /** Asks again. */
  readonly refetch: () => unknown;
}

/** What stands in the place of something that could not be loaded: why, and a way to ask again. */
export const LoadFailed = ({ title, error, refetch }: LoadFailedProps) => (
  <EmptyState
    title={title}
    action={
      <Button variant="primary" onClick={() => void refetch()}>
        Try again
      </Button>
    }
  >
    {errorText(error)}
  </EmptyState>
);

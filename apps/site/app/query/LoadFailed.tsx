import { errorText } from '@backbeat/sdk';
import { Button, EmptyState, Stack } from '@backbeat/ui';
import { CopySupportDetails } from '../support/CopySupportDetails.tsx';

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
      <Stack align="center">
        <Button variant="primary" onClick={() => void refetch()}>
          Try again
        </Button>
        <CopySupportDetails />
      </Stack>
    }
  >
    {errorText(error)}
  </EmptyState>
);

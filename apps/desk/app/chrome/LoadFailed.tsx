import { errorText, SdkError } from '@backbeat/sdk';
import { Button, EmptyState, Stack, Text } from '@backbeat/ui';

interface LoadFailedProps {
  /** What did not come, as a sentence. */
  readonly title: string;
  readonly error: Error;
  readonly refetch: () => unknown;
}

/** Stands in the place of something that could not be loaded: why, by which request, and a way to ask again. */
export const LoadFailed = ({ title, error, refetch }: LoadFailedProps) => (
  <EmptyState
    title={title}
    action={
      <Stack align="center" gap={3}>
        <Button variant="primary" onClick={() => void refetch()}>
          Try again
        </Button>
        {error instanceof SdkError && error.requestId !== null ? (
          <Text size="small" tone="muted">
            Request {error.requestId}
          </Text>
        ) : null}
      </Stack>
    }
  >
    {errorText(error)}
  </EmptyState>
);

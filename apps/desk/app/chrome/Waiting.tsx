import { Panel, Skeleton, Stack, VisuallyHidden } from '@backbeat/ui';

interface WaitingProps {
  /** What is on its way, for screen readers. */
  readonly label: string;
}

/** Stands in the place of a screen while it is on its way. */
export const Waiting = ({ label }: WaitingProps) => (
  <Panel padding="calm" role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
    <Stack gap={4} aria-hidden="true">
      <Skeleton shape="heading" width="half" />
      <Skeleton width="most" />
      <Skeleton width="half" />
      <Skeleton width="most" />
    </Stack>
  </Panel>
);

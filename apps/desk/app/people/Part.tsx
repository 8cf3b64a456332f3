import { Heading, Panel, Row, Text } from '@backbeat/ui';
import { type ReactNode, useId } from 'react';

interface PartProps {
  readonly title: string;
  /** Buttons beside the title. */
  readonly end?: ReactNode;
  /** Said in place of the children where there is nothing. */
  readonly empty?: string | false;
  readonly children?: ReactNode;
}

/** One part of a person's page, with its name in the outline. */
export const Part = ({ title, end, empty = false, children }: PartProps) => {
  const titleId = useId();
  return (
    <Panel padding="calm" stacked role="region" aria-labelledby={titleId}>
      <Row justify="between">
        <Heading level={2} size="title" id={titleId}>
          {title}
        </Heading>
        {end}
      </Row>
      {empty === false ? (
        children
      ) : (
        <Text tone="muted" size="small">
          {empty}
        </Text>
      )}
    </Panel>
  );
};

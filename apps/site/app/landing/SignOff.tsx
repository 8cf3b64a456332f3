import { Container, Heading, Stack, Text } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';
import { type ReactElement, useId } from 'react';

const Root = styled('section', {
  base: css`position: relative; padding-block: clamp(24px, 4vw, 56px) 0; overflow: clip;`,
});

const Columns = styled(Container, {
  base: css`
    display: grid;
    grid-template-columns: 9fr 7fr;
    gap: 20px clamp(32px, 5vw, 80px);
    align-items: end;
    margin-block-end: clamp(40px, 5vw, 72px);
    ${below(992)} { grid-template-columns: minmax(0, 1fr); }
  `,
});

export interface SignOffProps {
  readonly title: string;
  readonly lead?: string;
  /** The closing button. */
  readonly action: ReactElement;
  /** The page's own drawing, which runs under the words. */
  readonly children?: ReactElement;
}

/** The closing call of a landing page. */
export const SignOff = ({ title, lead, action, children }: SignOffProps) => {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <Columns>
        <Heading level={2} size="h1" id={titleId}>
          {title}
        </Heading>
        <Stack align="start">
          {lead === undefined ? null : <Text size="lead">{lead}</Text>}
          {action}
        </Stack>
      </Columns>
      {children}
    </Root>
  );
};

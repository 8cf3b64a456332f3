'use client';

import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';
import { Heading } from '../typography/Heading.tsx';
import { Text } from '../typography/Text.tsx';
import { wrapTexts } from '../typography/wrapTexts.tsx';
import { Container } from './Container.tsx';
import { StepBar } from './StepBar.tsx';

const Root = styled('section', {
  base: css`
    padding-block: 0 var(--bb-section);
  `,
});

const BarSpace = styled('div', { base: css`margin-block-end: clamp(28px, 3vw, 44px);` });

const Head = styled('div', {
  base: css`
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: 20px 32px;
    margin-block-end: clamp(28px, 3vw, 48px);
  `,
});

const Words = styled('div', { base: css`display: grid; gap: 12px;` });

/** Props of {@link Section}. */
export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The lit step of the bar above the section, from 1 to 16; without it there is no bar. */
  step?: number;
  /** The section's heading, which also names it. */
  title?: ReactNode;
  /** A quiet line below the heading. */
  lead?: ReactNode;
  /** Content beside the heading: a switch, arrows, a link. */
  end?: ReactNode;
}

/**
 * A part of a page on the page's grid, with the step bar and a heading. Renders a `<section>`.
 *
 * @example <Section step={3} title="What's hot: Stations"><StationGrid /></Section>
 */
export const Section = ({ step, title, lead, end, children, ...rest }: SectionProps): ReactElement => {
  const headingId = useId();
  return (
    <Root aria-labelledby={title === undefined ? undefined : headingId} {...rest}>
      <Container>
        {step === undefined ? null : (
          <BarSpace>
            <StepBar step={step} />
          </BarSpace>
        )}
        {title === undefined ? null : (
          <Head>
            <Words>
              <Heading level={2} id={headingId}>
                {title}
              </Heading>
              {lead === undefined ? null : <Text tone="muted">{lead}</Text>}
            </Words>
            {wrapTexts(end)}
          </Head>
        )}
        {wrapTexts(children)}
      </Container>
    </Root>
  );
};

'use client';

import type { ComponentProps, ReactElement } from 'react';
import { StepGrid } from '../art/StepGrid.tsx';
import { Container } from '../layout/Container.tsx';
import { below, css, styled } from '../styling/index.ts';

const bubble = ['.1111111', '111111111', '11p1t1s11', '111111111', '.1111111', '..11', '..1'];

const Columns = styled(Container, {
  base: css`
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 32px clamp(32px, 6vw, 96px);
    align-items: center;
    padding-block: clamp(72px, 8vw, 120px);
    ${below(768)} { grid-template-columns: minmax(0, 1fr); }
  `,
});

const Words = styled('div', { base: css`display: grid; gap: 18px; justify-items: start;` });
const Bubble = styled(StepGrid, { base: css`inline-size: clamp(240px, 28vw, 380px);` });

/**
 * The last words of a page beside a speech bubble of cells.
 *
 * @example
 * <Outro><Heading level={2}>Join our Discord</Heading></Outro>
 */
export const Outro = ({ children, ...rest }: ComponentProps<'section'>): ReactElement => (
  <section {...rest}>
    <Columns>
      <Words>{children}</Words>
      <Bubble rows={bubble} pitch={44} cell={36} radius={11} />
    </Columns>
  </section>
);

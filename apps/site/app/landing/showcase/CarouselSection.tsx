import { Carousel, type CarouselProps, Container, Heading, StepBar } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';

const Root = styled('section', {
  base: css`
    padding-block: 0 var(--bb-section);
    overflow-x: clip;
  `,
});
const BarSpace = styled('div', { base: css`margin-block-end: clamp(28px, 3vw, 44px);` });

interface CarouselSectionProps extends Omit<CarouselProps, 'label' | 'title'> {
  /** The lit step of the bar above it. */
  readonly step: number;
  /** Its heading, by which the carousel is called as well. */
  readonly title: string;
}

/** A section that is one carousel, which has the section's heading on its own line. */
export const CarouselSection = ({ step, title, ...carousel }: CarouselSectionProps) => (
  <Root>
    <Container>
      <BarSpace>
        <StepBar step={step} />
      </BarSpace>
      <Carousel label={title} title={<Heading level={2}>{title}</Heading>} {...carousel} />
    </Container>
  </Root>
);

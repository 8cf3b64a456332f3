import { timing } from '@backbeat/domain';
import { Carousel, Container, Heading, StepBar, TestimonialCard, VideoModal } from '@backbeat/ui';
import { useState } from 'react';
import { BarSpace, CarouselSection } from '../../../landing/carouselSection.ts';
import { servedPart } from '../../../served/servedPart.tsx';
import { quotes } from '../content.ts';

const CreatorPortrait = servedPart(() => import('./CreatorPortrait.tsx'));

/** What creators say, and their films. */
export const CreatorQuotes = ({ step }: { readonly step: number }) => {
  const [playing, setPlaying] = useState<{ title: string; video: string } | null>(null);
  return (
    <CarouselSection>
      <Container>
        <BarSpace>
          <StepBar step={step} />
        </BarSpace>
        <Carousel
          label="Creator approved"
          title={<Heading level={2}>Creator approved</Heading>}
          slideCount={timing.carousel.slides}
          slideSpeedMs={timing.carousel.speedMs}
        >
          {quotes.map(({ testimonial, look }) => {
            const { title, video } = testimonial;
            return (
              <TestimonialCard
                key={title}
                testimonial={testimonial}
                image={<CreatorPortrait given={{ look }} />}
                {...(video ? { onPlay: () => setPlaying({ title, video }) } : {})}
              />
            );
          })}
        </Carousel>
      </Container>
      <VideoModal
        src={playing?.video ?? null}
        title={playing?.title ?? ''}
        onClose={() => setPlaying(null)}
      />
    </CarouselSection>
  );
};

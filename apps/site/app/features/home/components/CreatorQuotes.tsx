import { timing } from '@backbeat/domain';
import { TestimonialCard } from '@backbeat/ui';
import { Suspense, useState } from 'react';
import { CarouselSection } from '../../../landing/showcase/CarouselSection.tsx';
import { PortraitImage } from '../../../landing/showcase/PortraitImage.tsx';
import { lazyPart } from '../../../release/lazyPart.ts';
import { type Quote, quotes } from '../content.ts';

const QuoteFilm = lazyPart(() => import('./QuoteFilm.tsx'));

/** What creators say, and their films. */
export const CreatorQuotes = ({ step }: { readonly step: number }) => {
  const [playing, setPlaying] = useState<Quote | null>(null);
  const [hasPlayed, setHasPlayed] = useState(false);
  const play = (quote: Quote) => {
    setPlaying(quote);
    setHasPlayed(true);
  };
  return (
    <>
      <CarouselSection
        step={step}
        title="Creator approved"
        slideCount={timing.carousel.slides}
        slideSpeedMs={timing.carousel.speedMs}
      >
        {quotes.map((quote) => (
          <TestimonialCard
            key={quote.testimonial.title}
            testimonial={quote.testimonial}
            image={<PortraitImage name={quote.portrait} />}
            onPlay={() => play(quote)}
          />
        ))}
      </CarouselSection>
      {hasPlayed ? (
        <Suspense fallback={null}>
          <QuoteFilm testimonial={playing?.testimonial ?? null} onClose={() => setPlaying(null)} />
        </Suspense>
      ) : null}
    </>
  );
};

import { timing } from '@backbeat/domain';
import { css, styled } from '@backbeat/ui/styling';
import { Suspense, useCallback, useState } from 'react';
import { staticPart } from '../../../hydration/staticPart.tsx';
import { usePresses } from '../../../hydration/usePresses.ts';
import { CarouselSection } from '../../../landing/CarouselSection.tsx';
import { lazyPart } from '../../../release/lazyPart.ts';
import { quotes } from '../content.ts';

const CreatorQuote = staticPart(() => import('./CreatorQuote.tsx'));
const QuoteFilm = lazyPart(() => import('./QuoteFilm.tsx'));

const Slide = styled('div', { base: css`display: contents;` });

type Quote = (typeof quotes)[number];

const QuoteSlide = ({
  quote,
  onPlay,
}: {
  readonly quote: Quote;
  readonly onPlay: (quote: Quote) => void;
}) => (
  <Slide ref={usePresses(useCallback(() => onPlay(quote), [quote, onPlay]))}>
    <CreatorQuote given={quote} />
  </Slide>
);

/** What creators say, and their films. */
export const CreatorQuotes = ({ step }: { readonly step: number }) => {
  const [playing, setPlaying] = useState<Quote | null>(null);
  const [hasPlayed, setHasPlayed] = useState(false);
  const play = useCallback((quote: Quote) => {
    setPlaying(quote);
    setHasPlayed(true);
  }, []);
  return (
    <>
      <CarouselSection
        step={step}
        title="Creator approved"
        slideCount={timing.carousel.slides}
        slideSpeedMs={timing.carousel.speedMs}
      >
        {quotes.map((quote) => (
          <QuoteSlide key={quote.testimonial.title} quote={quote} onPlay={play} />
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

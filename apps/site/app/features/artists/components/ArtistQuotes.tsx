import { TestimonialCard } from '@backbeat/ui';
import { CarouselSection } from '../../../landing/showcase/CarouselSection.tsx';
import { PortraitImage } from '../../../landing/showcase/PortraitImage.tsx';
import { artistQuotes } from '../content.ts';

/** What artists say. */
export const ArtistQuotes = () => (
  <CarouselSection step={11} title="Trusted by Artists">
    {artistQuotes.map(({ testimonial, portrait }) => (
      <TestimonialCard
        key={testimonial.title}
        testimonial={testimonial}
        image={<PortraitImage name={portrait} />}
      />
    ))}
  </CarouselSection>
);

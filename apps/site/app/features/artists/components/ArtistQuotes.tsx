import { Carousel, Container, Heading, Portrait, StepBar, TestimonialCard } from '@backbeat/ui';
import { BarSpace, CarouselSection } from '../../../landing/carouselSection.ts';
import { artistQuotes } from '../content.ts';

/** What artists say. */
export const ArtistQuotes = () => (
  <CarouselSection data-late="">
    <Container>
      <BarSpace>
        <StepBar step={11} />
      </BarSpace>
      <Carousel label="Trusted by Artists" title={<Heading level={2}>Trusted by Artists</Heading>}>
        {artistQuotes.map(({ testimonial, look }) => (
          <TestimonialCard
            key={testimonial.title}
            testimonial={testimonial}
            image={<Portrait look={look} />}
          />
        ))}
      </Carousel>
    </Container>
  </CarouselSection>
);

import { Portrait, TestimonialCard } from '@backbeat/ui';
import type { quotes } from '../content.ts';

/** The section around the cards answers the press, so that a card is the same served or drawn. */
const answeredAbove = () => {};

/** What one creator says; with a button where there is a film. */
const CreatorQuote = ({ testimonial, portrait }: (typeof quotes)[number]) => (
  <TestimonialCard
    testimonial={testimonial}
    image={<Portrait name={portrait} />}
    {...(testimonial.video ? { onPlay: answeredAbove } : {})}
  />
);

export default CreatorQuote;

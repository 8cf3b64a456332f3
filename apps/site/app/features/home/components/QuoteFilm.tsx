import { VideoModal } from '@backbeat/ui';
import type { quotes } from '../content.ts';

interface QuoteFilmProps {
  readonly testimonial: (typeof quotes)[number]['testimonial'] | null;
  readonly onClose: () => void;
}

/** The film of a creator, over the page. */
const QuoteFilm = ({ testimonial, onClose }: QuoteFilmProps) => (
  <VideoModal src={testimonial?.video ?? null} title={testimonial?.title ?? ''} onClose={onClose} />
);

export default QuoteFilm;

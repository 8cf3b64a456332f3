import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DefaultAvatar } from '../art/DefaultAvatar.tsx';
import { StationCard } from '../stations/StationCard.tsx';
import { StaggeredStations } from '../stations/StationGrid.tsx';
import { Carousel } from './Carousel.tsx';
import { GameCard } from './GameCard.tsx';
import { StatsBand } from './StatsBand.tsx';
import { TestimonialCard } from './TestimonialCard.tsx';

const words = (html: string) => html.replaceAll(/<style[^>]*>.*?<\/style>/gs, '');

describe('without script', () => {
  it('numbers stand at their ends', () => {
    const html = words(
      renderToStaticMarkup(
        <StatsBand figures={[{ figure: '100+', label: 'tracks added weekly', number: 100 }]} />,
      ),
    );
    expect(html.match(/100\+/g)).toHaveLength(2);
  });

  it('a carousel shows all its slides in a list that scrolls', () => {
    const html = words(
      renderToStaticMarkup(
        <Carousel label="Games">
          <GameCard image={<DefaultAvatar />} title="Fifa" href="/pricing" />
          <GameCard image={<DefaultAvatar />} title="GTA" href="/pricing" />
        </Carousel>,
      ),
    );
    expect(html.match(/<li/g)).toHaveLength(2);
    expect(html).toContain('tabindex="0"');
    expect(html).not.toContain('data-ready');
  });

  it('a carousel shows at most 18 slides', () => {
    const slides = [...'abcdefghijklmnopqrst'].map((name) => <p key={name}>{name}</p>);
    expect(
      words(renderToStaticMarkup(<Carousel label="Many">{slides}</Carousel>)).match(/<li/g),
    ).toHaveLength(18);
  });

  it('a station is a link with its title and figures', () => {
    const station = { id: 'rock', title: 'Rock', gradientFrom: '#ff7350', gradientTo: '#7c1238' };
    const html = words(
      renderToStaticMarkup(<StationCard station={station} detail="1346 tracks | 73 hrs" href="/pricing" />),
    );
    expect(html).toContain('href="/pricing"');
    expect(html).toContain('Rock');
    expect(html).toContain('1346 tracks | 73 hrs');
  });

  it('two rows of stations are two lists', () => {
    const html = words(
      renderToStaticMarkup(<StaggeredStations first={[<i key="a" />]} second={[<i key="b" />]} />),
    );
    expect(html.match(/<ul/g)).toHaveLength(2);
  });
});

describe('TestimonialCard', () => {
  const testimonial = {
    title: 'couch_captain',
    role: 'Sports games',
    description: 'Nobody notices the seam.',
  };

  it('links the channels that there are, in a new window', () => {
    const html = words(
      renderToStaticMarkup(
        <TestimonialCard
          testimonial={{ ...testimonial, urls: { youtube: 'https://www.youtube.com/@couch_captain' } }}
          image={null}
        />,
      ),
    );
    expect(html).toContain('couch_captain on YouTube');
    expect(html).toContain('rel="noopener noreferrer"');
    expect(html).not.toContain('on Twitch');
  });

  it('offers a film only where there is one', () => {
    const play = () => {};
    const without = words(
      renderToStaticMarkup(<TestimonialCard testimonial={testimonial} image={null} onPlay={play} />),
    );
    expect(without).not.toContain('Play the film');
    const film = { ...testimonial, video: '/film.webm' };
    expect(
      words(renderToStaticMarkup(<TestimonialCard testimonial={film} image={null} onPlay={play} />)),
    ).toContain('Play the film of couch_captain');
  });
});

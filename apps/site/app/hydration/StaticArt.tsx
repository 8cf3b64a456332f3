import { useLazyArt } from '@backbeat/ui';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

const waitingFrames = 'svg[data-art=""]';
const pictures = 'svg[data-art]';

interface StaticArtProps {
  /** What was prerendered. */
  readonly place: RefObject<HTMLElement | null>;
  /** Brings the code that draws it. */
  readonly load: () => Promise<unknown>;
  /** The same once more, drawn; asked for when the code is there. */
  readonly draw: () => ReactNode;
}

interface DrawnBesideProps extends Pick<StaticArtProps, 'place' | 'draw'> {
  readonly onDone: () => void;
}

/** Draws a part outside of the document and puts its shapes into the frames that were prerendered. */
const DrawnBeside = ({ place, draw, onDone }: DrawnBesideProps) => {
  const [beside] = useState(() => document.createElement('div'));
  useEffect(() => {
    const drawn = beside.querySelectorAll(pictures);
    place.current?.querySelectorAll<SVGElement>(pictures).forEach((frame, at) => {
      frame.replaceChildren(...(drawn[at]?.cloneNode(true).childNodes ?? []));
      frame.dataset.art = 'drawn';
    });
    onDone();
  }, [beside, place, onDone]);
  return createPortal(draw(), beside);
};

/**
 * Fills the frames of pictures in HTML that React leaves as it was prerendered, when they come near. Only the shapes come
 * in: a link that is being pressed, or has the focus, is not replaced.
 *
 * @example <StaticArt place={ref} load={load} draw={() => <Part />} />
 */
export const StaticArt = ({ place, load, draw }: StaticArtProps) => {
  const nearness = useLazyArt();
  const [state, setState] = useState<'waiting' | 'loaded' | 'done'>('waiting');
  useEffect(() => {
    const frames = [...(place.current?.querySelectorAll(waitingFrames) ?? [])];
    if (nearness === null || frames.length === 0) return;
    if (nearness.drawn) {
      // What cannot be loaded stays as it was prerendered.
      load().then(
        () => setState('loaded'),
        () => {},
      );
      return;
    }
    const ends = frames.map(nearness.watch);
    return () => {
      for (const end of ends) end();
    };
  }, [nearness, place, load]);
  const [onDone] = useState(() => () => setState('done'));
  return state === 'loaded' ? <DrawnBeside place={place} draw={draw} onDone={onDone} /> : null;
};

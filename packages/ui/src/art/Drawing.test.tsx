import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Drawing } from './Drawing.tsx';

const draw = (shapes: string) =>
  renderToStaticMarkup(<Drawing shapes={shapes} inks={{ skin: 'rgb(1 2 3)' }} width={40} />);

describe('Drawing', () => {
  it('fills, or strokes, or both, and only what a line asks for', () => {
    expect(draw('#fff M1 1h2z')).toBe('<path d="M1 1h2z" fill="#fff"></path>');
    expect(draw(':#111:2.5 M1 1h2')).toContain('fill="none" stroke="#111" stroke-width="2.5"');
    expect(draw('#fff:#111:2@.5 M1 1h2')).toContain('fill="#fff" opacity=".5" stroke="#111"');
  });

  it('takes the colours that have a name here', () => {
    expect(draw('skin M1 1')).toContain('fill="rgb(1 2 3)"');
    expect(draw(':skin:2 M1 1')).toContain('stroke="rgb(1 2 3)"');
    expect(draw('var(--art-pink) M1 1')).toContain('fill="var(--art-pink)"');
  });

  it('shows a mirrored shape twice', () => {
    const html = draw('|#fff M1 1h2z');
    expect(html.match(/<path/g)).toHaveLength(2);
    expect(html).toContain('transform="matrix(-1 0 0 1 40 0)"');
  });

  it('draws line by line', () => {
    expect(draw('\n#fff M1 1\n#000 M2 2').match(/<path/g)).toHaveLength(2);
  });
});

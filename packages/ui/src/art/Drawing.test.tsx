import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Drawing, type Shape } from './Drawing.tsx';

const shapes: readonly Shape[] = [
  ['rect', { width: '8', height: '8', fill: '#fff' }],
  ['g', { strokeWidth: '2' }, [['path', { d: 'M1 1h2' }]]],
];

describe('Drawing', () => {
  it('renders shapes and groups', () => {
    expect(renderToStaticMarkup(<Drawing shapes={shapes} />)).toBe(
      '<rect width="8" height="8" fill="#fff"></rect><g stroke-width="2"><path d="M1 1h2"></path></g>',
    );
  });

  it('renders the ground alone', () => {
    expect(renderToStaticMarkup(<Drawing shapes={shapes} groundOnly />)).toBe(
      '<rect width="8" height="8" fill="#fff"></rect>',
    );
  });
});

import { expect, it } from 'vitest';
import { shapesModule } from './svgShapes.ts';

it('compiles a picture to its shapes, with the props of React', () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">
    <title>A ground and a ring</title>
    <!-- the ground -->
    <rect x="0" y="0" width="8" height="8" fill="#ffffff"/>
    <g fill="none" opacity="0.5" stroke="#000" stroke-width="2"><path d="M1 1h2"/><circle cx="5" cy="5" r="2"/></g>
  </svg>`;
  expect(shapesModule(svg)).toBe(
    `export default ${JSON.stringify([
      ['path', { fill: '#fff', d: 'M0 0h8v8H0z' }],
      [
        'g',
        { fill: 'none', stroke: '#000', strokeWidth: '2', opacity: '.5' },
        [
          ['path', { d: 'M1 1h2' }],
          ['circle', { cx: '5', cy: '5', r: '2' }],
        ],
      ],
    ])};`,
  );
});

import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ControlPad } from '../showcase/ControlPad.tsx';
import { DefaultAvatar } from './DefaultAvatar.tsx';
import { HeroArtCompact, HeroArtWide } from './HeroArt.tsx';
import { NotFoundArt } from './NotFoundArt.tsx';
import { StationArt } from './StationArt.tsx';
import { StepGrid } from './StepGrid.tsx';

const pictures: Readonly<Record<string, ReactElement>> = {
  ControlPad: <ControlPad />,
  DefaultAvatar: <DefaultAvatar />,
  HeroArtWide: <HeroArtWide nowPlaying="Now playing: LoFi" />,
  HeroArtCompact: <HeroArtCompact />,
  NotFoundArt: <NotFoundArt />,
  StationArt: <StationArt id="lofi" from="#ff7aa2" to="#5a2a9c" />,
  StepGrid: <StepGrid rows={['01-3', 'pts.']} />,
};

describe('pictures', () => {
  it.each(Object.entries(pictures))('%s is decorative and draws the same every time', (_name, picture) => {
    const html = renderToStaticMarkup(picture);
    expect(html).toContain('aria-hidden="true"');
    expect(html).toMatch(/<svg[^>]+viewBox="/);
    expect(renderToStaticMarkup(picture)).toBe(html);
    expect(html).not.toContain('NaN');
  });

  it('gives each station its own rhythm and each tile its own gradient', () => {
    const tiles = renderToStaticMarkup(
      <>
        <StationArt id="rock" from="#ff7350" to="#7c1238" />
        <StationArt id="rock" from="#ff7350" to="#7c1238" />
        <StationArt id="disco" from="#ff8de0" to="#b01c6a" />
      </>,
    );
    const ids = [...tiles.matchAll(/<linearGradient id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(3);
  });

  it('draws a held note as one wide cell', () => {
    const html = renderToStaticMarkup(<StepGrid rows={['3--']} pitch={50} cell={40} radius={10} />);
    expect(html).toContain('d="m15 15h120v20h-120z"');
    expect(html).toContain('stroke-width="20"');
    expect(html.match(/<(path|rect)/g)).toHaveLength(1);
  });

  it('draws the cells of a tone that stand still as one path, those that hit each by itself', () => {
    const html = renderToStaticMarkup(<StepGrid rows={['1p11', '1-t1', '22p2']} />);
    expect(html.match(/<path/g)).toHaveLength(2);
    expect(html.match(/<rect[^>]*data-beat/g)).toHaveLength(3);
  });

  it('fills cells whose corners are too small for their line to meet in the middle', () => {
    expect(renderToStaticMarkup(<StepGrid rows={['1']} cell={40} radius={11} />)).toContain('fill="none"');
    expect(renderToStaticMarkup(<StepGrid rows={['1']} cell={40} radius={9} />)).not.toContain('fill="none"');
  });
});

import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ArtWhenNear } from './ArtWhenNear.tsx';
import { ControlPad } from './ControlPad.tsx';
import { EmblemArt } from './EmblemArt.tsx';
import { whenNear } from './nearness.ts';
import { Portrait } from './Portrait.tsx';
import { portraitLooks } from './portraitLooks.ts';
import { StationArt } from './StationArt.tsx';
import { StepGrid } from './StepGrid.tsx';

const pictures: readonly (readonly [name: string, picture: ReactElement, ground: readonly string[]])[] = [
  ['a station', <StationArt key="" id="lofi" from="#111111" to="#222222" />, ['#111111', '#222222', '<rect']],
  ['an emblem', <EmblemArt key="" id="fifa" />, ['M0 0h300v400H0z']],
  ['a portrait', <Portrait key="" look={portraitLooks.bun} />, ['M0 0h120v120H0z', portraitLooks.bun.ground]],
  ['a control pad', <ControlPad key="" />, ['var(--raised)', 'var(--rule)']],
  ['a step grid', <StepGrid key="" rows={['01-3', 'pts.']} viewBox="0 0 9 9" />, ['viewBox="0 0 9 9"']],
];

const shapesIn = (html: string) => html.match(/<(?:path|rect)/g)?.length ?? 0;
const rootOf = (html: string) => html.slice(0, html.indexOf('>')).replace(' data-art=""', '');

describe('ArtWhenNear', () => {
  it.each(pictures)('sends %s as its frame and its ground', (_name, picture, ground) => {
    const whole = renderToStaticMarkup(picture);
    const frame = renderToStaticMarkup(<ArtWhenNear>{picture}</ArtWhenNear>);
    expect(rootOf(frame)).toBe(rootOf(whole));
    expect(frame).toContain(' data-art=""');
    expect(shapesIn(frame)).toBeLessThan(shapesIn(whole) / 2);
    for (const part of ground) expect(frame).toContain(part);
  });

  it.each(pictures)('lets %s be outside of it', (_name, picture) => {
    const html = renderToStaticMarkup(picture);
    expect(html).not.toContain('data-art');
    expect(shapesIn(html)).toBeGreaterThan(1);
  });
});

describe('whenNear', () => {
  const element: Element = Object.create(null);
  const seen = new Map<Element, (entry: { target: Element; isIntersecting: boolean }[]) => void>();
  let print = () => {};

  class Observer {
    readonly #tell: (entries: { target: Element; isIntersecting: boolean }[]) => void;
    constructor(tell: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
      this.#tell = tell;
    }
    observe(target: Element) {
      seen.set(target, this.#tell);
    }
    unobserve(target: Element) {
      seen.delete(target);
    }
  }

  beforeEach(() => {
    vi.stubGlobal('addEventListener', (_type: string, hear: () => void) => {
      print = hear;
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('draws at once where nobody can tell what is near', () => {
    const draw = vi.fn();
    whenNear(element, draw);
    expect(draw).toHaveBeenCalledOnce();
  });

  it('draws when the element is near, or goes on paper, until it is no longer asked for', () => {
    vi.stubGlobal('IntersectionObserver', Observer);
    const draw = vi.fn();
    const end = whenNear(element, draw);
    seen.get(element)?.([{ target: element, isIntersecting: false }]);
    expect(draw).not.toHaveBeenCalled();
    seen.get(element)?.([{ target: element, isIntersecting: true }]);
    expect(draw).toHaveBeenCalledOnce();
    print();
    expect(draw).toHaveBeenCalledTimes(2);
    end();
    expect(seen.size).toBe(0);
    print();
    expect(draw).toHaveBeenCalledTimes(2);
  });
});

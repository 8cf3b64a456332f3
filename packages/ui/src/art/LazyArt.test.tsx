import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ControlPad } from '../showcase/ControlPad.tsx';
import { LazyArt } from './LazyArt.tsx';
import { whenNearViewport } from './lazyArtContext.ts';
import { StationArt } from './StationArt.tsx';
import { StepGrid } from './StepGrid.tsx';

const pictures: readonly (readonly [name: string, picture: ReactElement, ground: readonly string[]])[] = [
  ['a station', <StationArt key="" id="lofi" from="#111111" to="#222222" />, ['#111111', '#222222', '<rect']],
  ['a control pad', <ControlPad key="" />, ['var(--bb-raised)', 'var(--bb-rule)']],
  ['a step grid', <StepGrid key="" rows={['01-3', 'pts.']} viewBox="0 0 9 9" />, ['viewBox="0 0 9 9"']],
];

const shapesIn = (html: string) => html.match(/<(?:path|rect)/g)?.length ?? 0;
const rootOf = (html: string) => html.slice(0, html.indexOf('>')).replace(' data-art=""', '');

describe('LazyArt', () => {
  it.each(pictures)('sends %s as its frame and its ground', (_name, picture, ground) => {
    const whole = renderToStaticMarkup(picture);
    const frame = renderToStaticMarkup(<LazyArt>{picture}</LazyArt>);
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

interface Entry {
  readonly target: Element;
  readonly isIntersecting: boolean;
}

describe('whenNearViewport', () => {
  const element: Element = Object.create(null);
  const watched = new Map<Element, { tell: (entries: readonly Entry[]) => void; margin: string }>();
  const heard = new Map<string, () => void>();

  class Observer {
    readonly #tell: (entries: readonly Entry[]) => void;
    readonly #margin: string;
    constructor(tell: (entries: readonly Entry[]) => void, { rootMargin }: { readonly rootMargin: string }) {
      this.#tell = tell;
      this.#margin = rootMargin;
    }
    observe(target: Element) {
      watched.set(target, { tell: this.#tell, margin: this.#margin });
    }
    unobserve(target: Element) {
      watched.delete(target);
    }
    disconnect() {
      watched.clear();
    }
  }

  const tell = (isIntersecting: boolean) => watched.get(element)?.tell([{ target: element, isIntersecting }]);

  beforeEach(() => {
    vi.stubGlobal('addEventListener', (type: string, hear: () => void) => heard.set(type, hear));
  });
  afterEach(() => vi.unstubAllGlobals());

  it('draws at once where nobody can tell what is near', () => {
    const draw = vi.fn();
    whenNearViewport(element, draw);
    expect(draw).toHaveBeenCalledOnce();
  });

  it('draws what is near, or goes on paper, until it is no longer asked for', () => {
    vi.stubGlobal('IntersectionObserver', Observer);
    const draw = vi.fn();
    const end = whenNearViewport(element, draw);
    expect(watched.get(element)?.margin).toBe('0%');
    heard.get('scroll')?.();
    expect(watched.get(element)?.margin).toBe('100% 0%');
    tell(false);
    expect(draw).not.toHaveBeenCalled();
    tell(true);
    expect(draw).toHaveBeenCalledOnce();
    heard.get('beforeprint')?.();
    expect(draw).toHaveBeenCalledTimes(2);
    end();
    expect(watched.size).toBe(0);
    heard.get('beforeprint')?.();
    expect(draw).toHaveBeenCalledTimes(2);
  });
});

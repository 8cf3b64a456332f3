import { beforeEach, describe, expect, it, vi } from 'vitest';
import { withShortStyles } from './shortStyles.ts';

const part = {
  html: '<p class="mine bb-1aaaa1">a</p><div class="bb-1bbbb2"><div style="display:contents"><footer class="bb-1cccc3"><div>b</div></footer></div></div><i class="bb-1aaaa1 bb-other">bb-1dddd4</i>',
  sheet: {
    css: 'body{margin:0}.bb-1aaaa1{color:red}.bb-1bbbb2>.bb-1aaaa1{animation:animation-zz}.bb-1cccc3:hover{}.bb-1dddd4{}',
    names: ['1aaaa1', '1bbbb2', '1cccc3', '1dddd4'],
  },
};
const { html, styles } = withShortStyles(part);

describe('withShortStyles', () => {
  it('numbers the classes of the page, and leaves every other word alone', () => {
    expect(html).toBe(
      '<p class="mine bb-00">a</p><div class="bb-01"><div style="display:contents"><footer class="bb-02"><div>b</div></footer></div></div><i class="bb-00 bb-other">bb-03</i>',
    );
    expect(styles).toMatch(
      /<style[^>]*>body\{margin:0\}\.bb-00\{color:red\}\.bb-01>\.bb-00\{animation:animation-zz\}\.bb-02:hover\{\}\.bb-03\{\}<\/style>$/,
    );
  });

  it('leaves out what rules do not need', () => {
    const css = '@media (width < 48em){p{margin:min(1px, 2px);}}@media (width >= 62em){a>b, i{color:red;}}';
    expect(withShortStyles({ html: '', sheet: { css, names: [] } }).styles).toContain(
      '>@media (width<48em){p{margin:min(1px,2px)}}@media (width>=62em){a>b,i{color:red}}<',
    );
  });

  it('lists the hashes that the browser asks for, each at its number', () => {
    expect(styles).toMatch(/^<style data-s data-emotion="bb 1aaaa1 1bbbb2 \. 1dddd4">/);
  });
});

describe('styleName', () => {
  const attributes = new Map<string, string>();
  const element = {
    getAttribute: (name: string) => attributes.get(name),
    setAttribute: (name: string, value: string) => attributes.set(name, value),
  };
  const load = async (found: typeof element | null) => {
    vi.resetModules();
    vi.stubGlobal('document', { querySelector: () => found });
    return (await import('./styleName.ts')).styleName;
  };
  beforeEach(() => {
    attributes.set('data-emotion', /data-emotion="([^"]*)"/.exec(styles)?.[1] ?? '');
    return () => void vi.unstubAllGlobals();
  });

  it('finds the names that stand in the page', async () => {
    const styleName = await load(element);
    const names = part.sheet.names.filter((name) => name !== '1cccc3');
    const renamed = names.reduce(
      (text, name) => text.replaceAll(`bb-${name}`, `bb-${styleName(name)}`),
      part.html,
    );
    expect(renamed.replace('1cccc3', '02')).toBe(html);
  });

  it('keeps the hash of what the page came without, or keeps to itself', async () => {
    const styleName = await load(element);
    expect(styleName('1eeee5')).toBe('1eeee5');
    expect(styleName('1cccc3')).toBe('1cccc3');
    expect((await load(null))('1aaaa1')).toBe('1aaaa1');
  });

  it('tells the style engine which styles are here, by the names that it will use', async () => {
    await load(element);
    expect(attributes.get('data-emotion')).toBe('bb 00 01 02 03');
  });
});

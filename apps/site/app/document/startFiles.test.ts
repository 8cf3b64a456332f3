import { describe, expect, it } from 'vitest';
import { startFiles } from './startFiles.ts';

const manifest = {
  'app/entry.client.tsx': {
    file: 'assets/entry-1.js',
    imports: ['_small-6.js', '_shell-2.js', '_react-3.js'],
  },
  '_react-3.js': { file: 'assets/react-3.js' },
  '_shell-2.js': { file: 'assets/shell-2.js', imports: ['_react-3.js'] },
  '_small-6.js': { file: 'assets/small-6.js', imports: ['_react-3.js'] },
  'app/pay.tsx': {
    file: 'assets/pay-4.js',
    imports: ['_small-6.js', '_shell-2.js'],
    css: ['assets/pay-5.css'],
  },
};

describe('startFiles', () => {
  it('names what a page needs, each file after those that it imports, the large ones first', () => {
    expect(startFiles(manifest, ['pay.tsx'])).toEqual({
      entry: '/assets/entry-1.js',
      preload: ['/assets/react-3.js', '/assets/shell-2.js', '/assets/small-6.js', '/assets/pay-4.js'],
      styles: ['/assets/pay-5.css'],
    });
  });

  it('refuses a page that was not built', () => {
    expect(() => startFiles(manifest, ['lost.tsx'])).toThrow('app/lost.tsx');
  });
});

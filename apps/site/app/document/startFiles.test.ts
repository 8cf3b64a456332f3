import { describe, expect, it } from 'vitest';
import { startFiles } from './startFiles.ts';

const manifest = {
  'app/entry.client.tsx': { file: 'assets/entry.client-1.js', imports: ['_react-3.js'] },
  '_react-3.js': { file: 'assets/react-3.js' },
  '_small-6.js': { file: 'assets/small-6.js', imports: ['_react-3.js', 'app/entry.client.tsx'] },
  'app/pay.tsx': {
    file: 'assets/pay-4.js',
    imports: ['_small-6.js', 'app/entry.client.tsx'],
    css: ['assets/pay-5.css'],
  },
};

describe('startFiles', () => {
  it('names what a page needs, each file once and after those that it imports', () => {
    expect(startFiles(manifest, ['app/pay.tsx'])).toEqual({
      entry: '/assets/entry.client-1.js',
      scripts: ['/assets/react-3.js', '/assets/entry.client-1.js', '/assets/small-6.js', '/assets/pay-4.js'],
      styles: ['/assets/pay-5.css'],
    });
  });

  it('refuses a page that was not built', () => {
    expect(() => startFiles(manifest, ['app/lost.tsx'])).toThrow('app/lost.tsx');
  });
});

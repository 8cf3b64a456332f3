import { describe, expect, it } from 'vitest';
import { loaderPlan, startFiles } from './startFiles.ts';

const manifest = {
  'app/entry.client.tsx': {
    file: 'assets/entry.client-1.js',
    imports: ['_small-6.js', '_frame-2.js', '_react-3.js', '_start-7.js'],
  },
  '_react-3.js': { file: 'assets/react-3.js' },
  '_frame-2.js': { file: 'assets/frame-2.js', imports: ['_react-3.js'] },
  '_start-7.js': { file: 'assets/start-7.js' },
  '_session-8.js': { file: 'assets/session-8.js', name: 'session', imports: ['_start-7.js'] },
  '_small-6.js': { file: 'assets/small-6.js', imports: ['_react-3.js'] },
  'app/pay.tsx': {
    file: 'assets/pay-4.js',
    imports: ['_small-6.js', '_frame-2.js'],
    css: ['assets/pay-5.css'],
  },
};

describe('startFiles', () => {
  it('names what a page of a person needs: what starts the session first, its view before what is small', () => {
    expect(startFiles(manifest, ['pay.tsx'], true)).toEqual({
      entry: '/assets/entry.client-1.js',
      session: '/assets/start-7.js',
      preload: [
        '/assets/start-7.js',
        '/assets/session-8.js',
        '/assets/react-3.js',
        '/assets/entry.client-1.js',
        '/assets/frame-2.js',
        '/assets/pay-4.js',
        '/assets/small-6.js',
      ],
      styles: ['/assets/pay-5.css'],
    });
  });

  it('names each file after those that it imports, and lets the entry run last, where the loader runs them', () => {
    expect(loaderPlan(startFiles(manifest, [], false))).toBe(
      'start-7 react-3 frame-2 small-6 entry.client-1',
    );
  });

  it('refuses a page that was not built; its layout may stand in a file with others', () => {
    expect(() => startFiles(manifest, ['lost.tsx'], false)).toThrow('app/lost.tsx');
    expect(startFiles(manifest, ['layout.tsx', 'pay.tsx'], true)).toEqual(
      startFiles(manifest, ['pay.tsx'], true),
    );
  });
});

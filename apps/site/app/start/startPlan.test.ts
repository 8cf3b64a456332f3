import { describe, expect, it } from 'vitest';
import { startLoader } from './startLoader.ts';
import { withWaitingScripts } from './startPlan.ts';

const page = [
  '<html><head><link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/a.js"/></head>',
  '<body><p>Words</p><script>before()</script><script type="module" async="">import "/assets/manifest-1.js";\n',
  'import * as route0 from "/assets/root.js";\nimport * as route1 from "/assets/home.js";\n  \n  ',
  'window.__reactRouterRouteModules = {"root":route0,"features/home/routes/home":route1};\n\n',
  'import("/assets/entry.client.js");</script></body></html>',
].join('');

describe('withWaitingScripts', () => {
  const { html, plan } = withWaitingScripts(page);

  it('takes the start script apart', () => {
    expect(plan).toEqual({
      manifest: '/assets/manifest-1.js',
      routes: [
        ['root', '/assets/root.js'],
        ['features/home/routes/home', '/assets/home.js'],
      ],
      entry: '/assets/entry.client.js',
      preload: ['/assets/manifest-1.js', '/assets/a.js'],
    });
  });

  it('leaves nothing in the page that fetches a script', () => {
    expect(html).not.toContain('modulepreload');
    expect(html).not.toContain('type="module"');
    expect(html).toContain(
      '<p>Words</p><script>before()</script><script type="application/json" id="start-plan">',
    );
  });

  it('keeps the number of script elements, on which hydration counts', () => {
    expect(html.match(/<script/g)).toHaveLength(page.match(/<script/g)?.length ?? 0);
  });

  it('cannot be closed early by an address', () => {
    const odd = page.replace('"/assets/home.js"', '"/assets/</script>.js"');
    expect(() => withWaitingScripts(odd)).toThrow(/has changed/);
  });

  it('says so when the router writes its script in another way', () => {
    expect(() => withWaitingScripts('<html><head></head><body></body></html>')).toThrow(/has changed/);
  });
});

describe('startLoader', () => {
  it('uses nothing from outside itself, so that it can stand inline', () => {
    // The test runner writes `import(…)` in its own way; the build leaves it alone.
    const text = String(startLoader).replaceAll('__vite_ssr_dynamic_import__', 'import');
    expect(text).not.toMatch(/__vite|require\(/);
    expect(text).not.toContain('</script');
    expect(() => new Function(`return (${text})`)).not.toThrow();
  });
});

import { build } from 'esbuild';
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Pages, startPages } from './openPages.ts';
import { fromBuild } from './servePage.ts';

/** A dialog, a menu and two fields that count the events they get. */
const source = `
  import { useState } from 'react';
  import { createRoot } from 'react-dom/client';
  import { CodeField, Combobox, Dropdown, MenuLink, Modal, Popover } from '../index.ts';
  window.told = [];
  const tell = (what) => () => window.told.push(what);
  const options = [{ value: 'night', label: 'nightowl_replays' }];
  const App = () => {
    const [open, setOpen] = useState(false);
    const [value, setValue] = useState('nig');
    return (
      <main>
        <button id="open" onClick={() => setOpen(true)}>Open</button>
        <Dropdown label="Products"><p id="in-dropdown">Words</p><MenuLink href="#pro">Pro</MenuLink></Dropdown>
        <Popover button="Why?" align="start"><p id="in-popover">Words to select</p></Popover>
        <div style={{ blockSize: 300 }} id="outside">Outside</div>
        <CodeField label="Coupon" value={value} onChange={setValue} onApply={tell('apply')} onRemove={tell('remove')} />
        <Combobox label="Channel" value={value} onChange={setValue} options={options} onChoose={tell('choose')} />
        <Modal open={open} closable={location.hash !== '#locked'} title="Question"
          onClose={() => { tell('close')(); setOpen(false); }}>
          <p id="in-dialog">What was typed here must not be lost.</p>
        </Modal>
      </main>
    );
  };
  createRoot(document.getElementById('root')).render(<App />);
`;

let pages: Pages;
let script: string;
let page: Page;

beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: import.meta.dirname, loader: 'tsx' },
    bundle: true,
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    plugins: [fromBuild],
  });
  script = outputFiles[0]?.text ?? '';
  pages = await startPages();
});
afterAll(() => pages?.close());

const openPage = async (hash = '') => {
  const { page } = await pages.blank();
  await page.route('http://presses.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><div id="root"></div>' }),
  );
  await page.goto(`http://presses.test/${hash}`);
  await page.addScriptTag({ content: script });
  return page;
};

const told = (): Promise<unknown> => page.evaluate('window.told');
const middle = async (selector: string) => {
  const { x, y, width, height } = (await page.locator(selector).boundingBox()) ?? expect.fail(selector);
  return [x + width / 2, y + height / 2] as const;
};
const beside = [20, 20] as const;
type Point = readonly [x: number, y: number];

const drag = async (from: Point, to: Point) => {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 5 });
  await page.mouse.up();
};

/** Run twice: with the browser's own `closedby`, and without it, as in older browsers. */
describe.each(['closedby', 'own'])('a dialog, closed by %s', (by) => {
  beforeEach(async () => {
    page = await openPage();
    await page.click('#open');
    if (by === 'own') {
      await page.evaluate(() => {
        Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
        document.querySelector('dialog')?.removeAttribute('closedby');
      });
    }
  });

  it('stays open under a drag over its edge, both ways, and along its own ground', async () => {
    const inside = await middle('#in-dialog');
    const { x, y } = (await page.locator('dialog').boundingBox()) ?? expect.fail();
    await drag(inside, beside);
    await drag(beside, inside);
    await drag([x + 8, y + 8], beside);
    await drag([x + 8, y + 8], [x + 12, y + 12]);
    expect(await told()).toEqual([]);
    expect(await page.locator('dialog[open]').count()).toBe(1);
  });

  it('closes once at a press beside it, also one that moves there', async () => {
    await page.mouse.click(...beside);
    expect(await told()).toEqual(['close']);
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await page.click('#open');
    await page.evaluate(
      (own) => own && document.querySelector('dialog')?.removeAttribute('closedby'),
      by === 'own',
    );
    await drag(beside, [1100, 800]);
    expect(await told()).toEqual(['close', 'close']);
  });
});

describe('a dialog that must be answered', () => {
  beforeEach(async () => {
    page = await openPage('#locked');
    await page.click('#open');
  });

  it('stays at every press and key', async () => {
    await page.mouse.click(...beside);
    for (const _ of [1, 2, 3]) {
      await page.keyboard.press('Escape');
      expect(await page.locator('dialog[open]').count()).toBe(1);
    }
    expect(await told()).toEqual([]);
  });

  it('comes back in a browser that closes it by itself', async () => {
    await page.evaluate(() => document.querySelector('dialog')?.close());
    await page.locator('dialog[open]').waitFor();
    expect(await told()).toEqual([]);
  });
});

describe.each([
  ['a dropdown', 'text=Products', '#in-dropdown'],
  ['a popover', 'text=Why?', '#in-popover'],
])('%s', (_, opener, inside) => {
  it('closes at a press that begins and ends outside, and at no drag over its edge', async () => {
    page = await openPage();
    await page.click(opener);
    const [within, outside] = [await middle(inside), await middle('#outside')];
    const far: Point = [outside[0] + 300, outside[1] + 100];
    await drag(within, far);
    expect(await page.locator(inside).isVisible()).toBe(true);
    await drag(far, within);
    expect(await page.locator(inside).isVisible()).toBe(true);
    await page.mouse.click(...far);
    expect(await page.locator(inside).isVisible()).toBe(false);
  });
});

describe('keys of an input method', () => {
  const press = (selector: string, init: { key: string; isComposing?: boolean; keyCode?: number }) =>
    page.locator(selector).evaluate((element, given) => {
      element.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...given }));
    }, init);
  const coupon = 'input:not([role])';
  const channel = 'input[role=combobox]';

  it.each([
    ['while it composes', { isComposing: true }],
    ['after it, as in Safari', { keyCode: 229 }],
  ])('are no commands, %s', async (_, composing) => {
    page = await openPage();
    await press(coupon, { key: 'Enter', ...composing });
    await page.focus(channel);
    await page.keyboard.press('ArrowDown');
    await press(channel, { key: 'Enter', ...composing });
    await press(channel, { key: 'Escape', ...composing });
    expect(await told()).toEqual([]);
    expect(await page.getAttribute(channel, 'aria-expanded')).toBe('true');
    await press(channel, { key: 'Enter' });
    await press(coupon, { key: 'Enter' });
    expect(await told()).toEqual(['choose', 'apply']);
  });

  it('leave a sheet open that Escape would close', async () => {
    page = await openPage();
    await page.click('text=Why?');
    await press('#in-popover', { key: 'Escape', isComposing: true });
    expect(await page.locator('#in-popover').isVisible()).toBe(true);
    await press('#in-popover', { key: 'Escape' });
    expect(await page.locator('#in-popover').isVisible()).toBe(false);
  });
});

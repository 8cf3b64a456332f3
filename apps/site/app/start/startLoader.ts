/**
 * Runs inline in every prerendered page, as text: it may use nothing from outside itself. It reads the plan, waits
 * until the page has been painted and the browser is idle, or until the visitor touches or types, and then loads the
 * scripts and runs one file of them after the other, so that the browser can answer in between. What was done before
 * the page was alive is done again afterwards: buttons pressed, fields changed, keys that move through tabs and
 * menus. What the browser answers by itself is left to it.
 */
export const startLoader = () => {
  const holder = document.getElementById('start-plan');
  if (!holder) return;
  const plan = JSON.parse(holder.textContent ?? '');
  const again: (() => void)[] = [];
  const changed = new Set<EventTarget>();
  const urgent = ['pointerdown', 'touchstart', 'keydown', 'focusin'];
  let started = false;

  const rememberPress = (event: Event) => {
    const { target } = event;
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button || button.matches('[commandfor],[popovertarget]')) return;
    event.preventDefault();
    again.push(() => button.click());
  };
  const rememberKey = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (!(target instanceof Element) || !/^(Arrow|Home|End|Esc)/.test(key)) return;
    if (target.matches('body,input,select,textarea')) return;
    again.push(() => target.dispatchEvent(new KeyboardEvent('keydown', event)));
  };
  // A view that takes a field over thinks that it is as it was served, so it has to see the change happen.
  const changeAgain = (field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement) => {
    if (field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')) {
      // Of radio buttons only the last choice counts.
      if (field.type === 'radio' && !field.checked) return;
      field.checked = !field.checked;
      field.click();
      return;
    }
    const { value } = field;
    if (!(field instanceof HTMLSelectElement)) {
      field.value = '';
      // Past the setter of the view, which would take it for its own doing.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    }
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const rememberChange = ({ target }: Event) => {
    const isField =
      target instanceof HTMLInputElement ||
      target instanceof HTMLSelectElement ||
      target instanceof HTMLTextAreaElement;
    if (!isField || changed.has(target)) return;
    changed.add(target);
    again.push(() => changeAgain(target));
  };
  const release = () => {
    document.removeEventListener('click', rememberPress, true);
    document.removeEventListener('keydown', rememberKey, true);
    document.removeEventListener('input', rememberChange, true);
    for (const act of again) act();
  };
  const runModules = async () => {
    for (const address of [...plan.preload, plan.entry]) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = address;
      document.head.append(link);
    }
    for (const address of plan.steps) {
      await import(/* @vite-ignore */ address);
      await new Promise((resolve) => setTimeout(resolve));
    }
    await import(/* @vite-ignore */ plan.entry);
  };
  const load = () => {
    if (started) return;
    started = true;
    for (const name of urgent) document.removeEventListener(name, load, true);
    // Where the scripts cannot be had, the page works as a document: forms lead on by themselves.
    runModules().catch(release);
  };
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 2000 });
    else setTimeout(load, 200);
  };
  const whenLoaded = () => {
    if (document.readyState === 'complete') whenIdle();
    else addEventListener('load', whenIdle);
  };
  const whenPainted = () => {
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
      whenLoaded();
    }).observe({ type: 'paint', buffered: true });
    // A page in a tab behind others is not painted.
    setTimeout(load, 4000);
  };

  document.addEventListener('click', rememberPress, true);
  document.addEventListener('keydown', rememberKey, true);
  document.addEventListener('input', rememberChange, true);
  document.addEventListener('page-alive', release, { once: true });
  for (const name of urgent) document.addEventListener(name, load, { capture: true, passive: true });
  // A token in the address must not wait there.
  if (/[#&]token=/.test(location.hash)) load();
  else whenPainted();
};

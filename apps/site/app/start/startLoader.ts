/**
 * Runs inline in every prerendered page, as text: it may use nothing from outside itself. It reads the plan, waits
 * until the page has loaded and the browser is idle, or until the visitor touches or types, and then loads the
 * scripts. A button that was pressed before the page was alive is pressed again afterwards.
 */
export const startLoader = () => {
  const holder = document.getElementById('start-plan');
  if (!holder) return;
  const plan = JSON.parse(holder.textContent ?? '');
  const pressed: HTMLElement[] = [];
  const urgent = ['pointerdown', 'touchstart', 'keydown', 'focusin'];
  let started = false;

  const remember = (event: Event) => {
    const { target } = event;
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    event.preventDefault();
    pressed.push(button);
  };
  const release = () => {
    document.removeEventListener('click', remember, true);
    for (const button of pressed) if (button.isConnected) button.click();
  };
  const fetchModules = async () => {
    for (const address of plan.preload) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = address;
      document.head.append(link);
    }
    await import(/* @vite-ignore */ plan.entry);
  };
  const load = () => {
    if (started) return;
    started = true;
    for (const name of urgent) document.removeEventListener(name, load, true);
    // Where the scripts cannot be had, the page works as a document: forms lead on by themselves.
    fetchModules().catch(release);
  };
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 2000 });
    else setTimeout(load, 200);
  };

  document.addEventListener('click', remember, true);
  document.addEventListener('page-alive', release, { once: true });
  for (const name of urgent) document.addEventListener(name, load, { capture: true, passive: true });
  // A token in the address must not wait there.
  if (/[#&]token=/.test(location.hash)) load();
  else if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
};

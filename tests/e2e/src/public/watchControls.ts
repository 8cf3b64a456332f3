import type { PageControl } from './pageControls.ts';

/**
 * Runs in the page as text, so it may use nothing from outside itself: lists the controls and tells which presses were
 * answered. Links lead nowhere, so that one visit can press many.
 *
 * @param ownDialogs how many the page opens by itself; one that is pressed may be the same
 * @param isLateHeard whether presses on the hydrated page reach it: they may hit what has just opened
 */
export const watchControls = (typed: string, ownDialogs = 0, isLateHeard = false): void => {
  const nativeFields = 'input:not([type=hidden],[type=file]),select,textarea';
  const elements = [
    ...document.querySelectorAll<HTMLElement>(`a[href],button,summary,[role=tab],${nativeFields}`),
  ].filter((element) => !element.matches(':disabled,[aria-disabled=true]'));
  const idOf = new Map<Element | null, number>(elements.map((element, id) => [element, id]));

  const kindOf = (element: HTMLElement) => {
    if (element.matches('[role=tab]')) return 'tab';
    if (element.tagName === 'A') return 'link';
    if (element.tagName === 'SUMMARY') return 'details';
    if (element.matches('[type=radio],[type=checkbox]')) return 'switch';
    return element.matches(nativeFields) ? 'field' : 'button';
  };
  const labelOf = (element: HTMLElement) =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? (element.labels?.[0] ?? null)
      : null;
  const nameOf = (element: HTMLElement) =>
    (element.ariaLabel ?? labelOf(element)?.textContent ?? element.textContent ?? '').trim().slice(0, 40);
  const closed = (element: HTMLElement) => {
    const details =
      element.tagName === 'SUMMARY'
        ? element.parentElement?.parentElement?.closest('details:not([open])')
        : element.closest('details:not([open])');
    const panel = element.closest('[role=tabpanel]');
    const tab = panel && document.querySelector(`[role=tab][aria-controls="${panel.id}"]`);
    const opener =
      details?.querySelector('summary') ?? (tab?.getAttribute('aria-selected') === 'true' ? null : tab);
    return idOf.get(opener ?? null) ?? null;
  };
  const carousels = [...document.querySelectorAll('[aria-roledescription=carousel]')];
  const groupOf = (element: HTMLElement, id: number) => {
    const kind = kindOf(element);
    const carousel = carousels.indexOf(element.closest('[aria-roledescription=carousel]') ?? document.body);
    // A link on a slide that has to be brought into view moves the carousel.
    if (carousel >= 0) return `carousel ${carousel}`;
    const opener = closed(element);
    if (opener !== null) return groupOf(elements[opener] ?? document.body, opener);
    if (element.closest('header') && kind === 'details') return 'one at a time';
    // Each may open a dialog.
    if (kind === 'button') return 'one at a time';
    if (kind === 'tab') return `tabs ${idOf.get(element.parentElement?.querySelector('[role=tab]') ?? null)}`;
    if (kind === 'switch') return `switch ${element.getAttribute('name')}`;
    if (kind === 'details') return `details ${element.parentElement?.getAttribute('name') || id}`;
    return `${kind} ${id}`;
  };
  const componentOf = (element: HTMLElement) => {
    const part = element.closest('header,footer,main')?.tagName ?? 'BODY';
    const drawn = labelOf(element) ?? element;
    return `${part} ${kindOf(element)} ${element.tagName} ${element.getAttribute('type')} ${drawn.className}`;
  };
  const controls: readonly PageControl[] = elements.map((element, id) => ({
    id,
    kind: kindOf(element),
    name: nameOf(element),
    component: componentOf(element),
    group: groupOf(element, id),
    opener: closed(element),
  }));

  /** Neither hidden nor outside, as the link is that keys bring in; a box of a pixel is drawn by its label. */
  const isDrawn = (element: Element) => {
    const { width, bottom } = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true }) && width > 1 && bottom + scrollY > 0;
  };
  const drawnOf = (id: number) => {
    const element = elements[id];
    return (element && [element, labelOf(element)].find((one) => one && isDrawn(one))) ?? null;
  };
  const point = (id: number) => {
    const drawn = drawnOf(id);
    if (drawn === null) return null;
    const isInView = ({ top, bottom }: DOMRect) => top >= 80 && bottom <= innerHeight - 40;
    if (!isInView(drawn.getBoundingClientRect()))
      drawn.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = drawn.getClientRects()[0] ?? drawn.getBoundingClientRect();
    const [x, y] = [Math.floor(left + width / 2), Math.floor(top + height / 2)];
    return drawn.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
  };

  const stateOf = (element: HTMLElement) => {
    if (element instanceof HTMLInputElement && element.matches('[type=radio],[type=checkbox]'))
      return String(element.checked);
    if (element.tagName === 'SUMMARY') return String(element.parentElement?.hasAttribute('open'));
    if (element.matches('[role=tab]')) return String(element.getAttribute('aria-selected'));
    return '';
  };
  const scrolledOf = (element: Element) =>
    [...(element.closest('[aria-roledescription=carousel]')?.querySelectorAll('*') ?? [])].reduce(
      (sum, { scrollLeft }) => sum + Math.round(scrollLeft),
      0,
    );

  interface Press {
    readonly id: number;
    readonly isEarly: boolean;
    readonly before: string;
    readonly scrolled: number;
  }
  const presses: Press[] = [];
  const followed: number[] = [];
  const opened: string[] = [];
  const changes = new Map<number, string[]>();
  const address = location.href;
  let isHydrated = false;
  let invalid = 0;
  let printed = 0;
  let lastChange = performance.now();
  document.addEventListener('page-hydrated', () => {
    isHydrated = true;
    lastChange = performance.now();
  });
  window.print = () => {
    printed += 1;
  };
  addEventListener('invalid', () => (invalid += 1), true);
  const pressedOf = (target: EventTarget | null) => {
    if (!(target instanceof Element)) return;
    const control = target.closest<HTMLElement>('a[href],button,summary,[role=tab],input,select,textarea');
    const label = target.closest('label');
    return idOf.get(control ?? (label instanceof HTMLLabelElement ? label.control : null));
  };
  addEventListener(
    'click',
    (event) => {
      const { target, isTrusted } = event;
      if (isHydrated && isTrusted && !isLateHeard) {
        event.preventDefault();
        event.stopImmediatePropagation();
        return;
      }
      const id = pressedOf(target);
      const element = id === undefined ? undefined : elements[id];
      // A press on a label comes once more, as one on its control.
      const isOfLabel = target instanceof Element && target.closest('label') && !target.matches(nativeFields);
      if (id === undefined || !element || !isTrusted || isOfLabel) return;
      presses.push({
        id,
        isEarly: !isHydrated,
        before: stateOf(element),
        scrolled: scrolledOf(element),
      });
    },
    true,
  );
  // Behind the loader, which ends the way of the event here: nobody else can hear it and keep it from the browser.
  document.addEventListener(
    'click',
    (event) => {
      const id = pressedOf(event.target);
      if (id === undefined || controls[id]?.kind !== 'link') return;
      if (!event.defaultPrevented) followed.push(id);
      event.preventDefault();
      if (isHydrated) event.stopPropagation();
    },
    true,
  );
  new MutationObserver((records) => {
    lastChange = performance.now();
    for (const { target, attributeName, oldValue } of records) {
      if (!(target instanceof Element) || attributeName === null) continue;
      if (target instanceof HTMLDialogElement) {
        if (attributeName === 'open' && target.open && oldValue === null)
          opened.push(target.ariaLabel ?? target.id);
        continue;
      }
      const id = idOf.get(target);
      const value = target.getAttribute(attributeName);
      if (id === undefined || value === oldValue || !attributeName.startsWith('aria-')) continue;
      changes.set(id, [...(changes.get(id) ?? []), `${attributeName} ${value}`]);
    }
  }).observe(document, {
    subtree: true,
    attributes: true,
    attributeOldValue: true,
    attributeFilter: ['open', 'aria-selected', 'aria-expanded', 'aria-current'],
  });
  // A dialog that comes already open changes no attribute.
  const dialogs = () => Math.max(opened.length, document.querySelectorAll('dialog[open]').length);

  const hasMoved = ({ id, scrolled }: Press) => {
    const element = elements[id];
    if (element === undefined) return false;
    return (
      (changes.get(id) ?? []).length > 0 || element.ariaCurrent === 'true' || scrolledOf(element) !== scrolled
    );
  };
  /** What other buttons do, less their presses: dialogs, other pages, fields that are wrong, paper. */
  const answersLeft = () =>
    dialogs() +
    Math.min(invalid, 1) +
    printed +
    Number(location.href !== address) -
    presses.filter((press) => controls[press.id]?.kind === 'button' && !hasMoved(press)).length;
  const lostOf = (press: Press): string => {
    const { id, before } = press;
    const element = elements[id];
    const control = controls[id];
    if (!element || !control) return '';
    const isLast = presses.findLast((other) => controls[other.id]?.group === control.group)?.id === id;
    const times = presses.filter((other) => other.id === id).length;
    const changed = changes.get(id) ?? [];
    if (control.kind === 'link')
      return followed.filter((one) => one === id).length === times ? '' : 'the browser may not follow it';
    if (control.kind === 'field')
      return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? element.value === typed
          ? ''
          : `holds "${element.value}"`
        : '';
    if (control.kind === 'button')
      return hasMoved(press) || (answersLeft() >= 0 && answersLeft() <= ownDialogs)
        ? ''
        : `answers more than presses: ${answersLeft()}`;
    if (!element.isConnected) return 'was replaced';
    if (!isLast) return '';
    if (control.kind === 'switch') return stateOf(element) === before ? '' : `is ${stateOf(element)} again`;
    if (control.kind === 'details') return stateOf(element) === before ? `stands as before (${before})` : '';
    const isOnce = changed.length === Number(before !== 'true');
    const isHere = location.href === address;
    return isOnce && isHere && stateOf(element) === 'true'
      ? ''
      : `turned ${changed.length} times: ${changed}`;
  };

  const lost = () =>
    presses.flatMap((press) => {
      const why = lostOf(press);
      const { kind, name } = controls[press.id] ?? {};
      return why === '' || !press.isEarly ? [] : [`${kind} "${name}": ${why}`];
    });

  window.controlWatch = {
    list: () => controls,
    point,
    isHydrated: () => isHydrated,
    isSeen: (id) => drawnOf(id) !== null,
    isSettled: () => isHydrated && performance.now() - lastChange > 150 && lost().length === 0,
    report: () => ({
      early: presses.flatMap(({ id, isEarly }) => (isEarly ? [id] : [])),
      lost: lost(),
    }),
  };
};

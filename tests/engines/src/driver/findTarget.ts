import type { Role, Target } from './Tab.ts';

/** A target as it goes into the page: patterns in parts. */
export type SentTarget = {
  readonly css: string;
  readonly role: string;
  readonly within: string;
  readonly name: string;
  readonly flags: string;
  readonly isPattern: boolean;
};

const selectors: Readonly<Record<Role, string>> = {
  alertdialog: '[role=alertdialog]',
  button: 'button,summary,[role=button],input[type=submit]',
  checkbox: 'input[type=checkbox],[role=checkbox]',
  dialog: 'dialog:not([role]),[role=dialog]',
  heading: 'h1,h2,h3,h4,h5,h6,[role=heading]',
  link: 'a[href],[role=link]',
  radio: 'input[type=radio],[role=radio]',
  region: 'section[aria-label],section[aria-labelledby],[role=region]',
  tab: '[role=tab]',
  textbox:
    'input:not([type]),input[type=text],input[type=email],input[type=tel],input[type=url],textarea,[role=textbox]',
};

export const sentTarget = (target: Target): SentTarget => {
  if ('css' in target) {
    return { css: target.css, role: '', within: '', name: '', flags: '', isPattern: false };
  }
  const { role, name, within = '' } = target;
  const isPattern = typeof name !== 'string';
  return {
    css: selectors[role],
    role,
    within,
    name: isPattern ? name.source : name,
    flags: isPattern ? name.flags : '',
    isPattern,
  };
};

/**
 * Runs in the page, as text: it may use nothing from outside itself. The first visible element that is meant; for a
 * radio or a checkbox that is drawn by its label, the label.
 */
export const findTarget = ({ css, role, within, name, flags, isPattern }: SentTarget): Element | null => {
  const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const labelsOf = (element: Element) =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? [...(element.labels ?? [])]
      : [];
  const referred = (element: Element) =>
    (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => tidy(document.getElementById(id)?.textContent))
      .join(' ');
  const nameOf = (element: Element) =>
    tidy(referred(element)) ||
    tidy(element.getAttribute('aria-label')) ||
    tidy(
      labelsOf(element)
        .map(({ textContent }) => textContent)
        .join(' '),
    ) ||
    tidy(element.textContent) ||
    tidy(
      [...element.querySelectorAll('img[alt],svg[aria-label]')]
        .map((image) => image.getAttribute('alt') ?? image.getAttribute('aria-label'))
        .join(' '),
    );
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  const isMeant = (element: Element) => {
    if (role === '') return true;
    return isPattern ? new RegExp(name, flags).test(nameOf(element)) : nameOf(element) === name;
  };
  const places = within === '' ? [document] : [...document.querySelectorAll(within)];
  for (const place of places) {
    for (const element of place.querySelectorAll(css)) {
      if (!isMeant(element)) continue;
      // A box of a pixel is drawn by its label, and pressed there.
      const drawn = [element, ...labelsOf(element)].find((part) => isShown(part) && part.clientWidth !== 1);
      if (drawn) return drawn;
    }
  }
  return null;
};

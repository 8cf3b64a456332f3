type Role =
  | 'alertdialog'
  | 'button'
  | 'checkbox'
  | 'dialog'
  | 'heading'
  | 'link'
  | 'radio'
  | 'region'
  | 'tab'
  | 'textbox';

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

/** A control or a piece of text, named as a person or a screen reader would name it; or a selector. */
export type Target =
  | {
      readonly role: Role;
      /** The accessible name: all of it as a string, or a pattern. */
      readonly name: string | RegExp;
      /** Selector of the part of the page to look in. @default the whole page */
      readonly within?: string;
    }
  | { readonly css: string };

export const inWords = (target: Target): string =>
  'css' in target ? target.css : `the ${target.role} "${target.name}"`;

/** A pattern as it goes into the page: a string is all of the text. */
export const sentPattern = (text: string | RegExp) =>
  typeof text === 'string' ? text : { source: text.source, flags: text.flags };

/** A target as it goes into the page. */
export const sentTarget = (target: Target) =>
  'css' in target
    ? { css: target.css, within: '', name: null }
    : { css: selectors[target.role], within: target.within ?? '', name: sentPattern(target.name) };

/**
 * Runs in the page: where the first visible element that is meant lies, and its text; for a radio or a checkbox that is
 * drawn by its label, the label. One that is to be pressed is brought into view, and found when nothing covers it.
 */
export const findTarget = ({ css, within, name }: ReturnType<typeof sentTarget>, isToBePressed: boolean) => {
  const tidy = (texts: readonly (string | null | undefined)[]) => texts.join(' ').replace(/\s+/g, ' ').trim();
  const textsOf = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);
  const labelsOf = (element: Element) =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? [...(element.labels ?? [])]
      : [];
  const nameOf = (element: Element) =>
    [
      textsOf(element.ariaLabelledByElements ?? []),
      [element.ariaLabel],
      textsOf(labelsOf(element)),
      [element.textContent],
      [...element.querySelectorAll('img,svg')].map((image) => image.getAttribute('alt') ?? image.ariaLabel),
    ]
      .map(tidy)
      .find((text) => text !== '') ?? '';
  const isMeant = (element: Element) =>
    name === null ||
    (typeof name === 'string'
      ? nameOf(element) === name
      : new RegExp(name.source, name.flags).test(nameOf(element)));
  // A box of a pixel is drawn by its label, and pressed there.
  const isDrawn = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
  const drawn = (within === '' ? [document] : [...document.querySelectorAll(within)])
    .flatMap((place) => [...place.querySelectorAll(css)])
    .filter(isMeant)
    .flatMap((element) => [element, ...labelsOf(element)])
    .find(isDrawn);
  if (!(drawn instanceof HTMLElement)) return null;
  if (isToBePressed) drawn.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  // As WebDriver does: the first line of what is broken into several.
  const { left, top, width, height } = drawn.getClientRects()[0] ?? drawn.getBoundingClientRect();
  const [x, y] = [Math.floor(left + width / 2), Math.floor(top + height / 2)];
  const isCovered = isToBePressed && !drawn.contains(document.elementFromPoint(x, y));
  // biome-ignore lint/performance/useDomNodeTextContent: a break between lines is a space.
  return isCovered ? null : { left, top, x, y, text: tidy([drawn.innerText]) };
};

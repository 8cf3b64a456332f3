/**
 * Something that was done before the page was alive, the button or tab that it pressed, if scripts answer that, and what
 * its field held then: a view that takes the field over may draw it as it was served before it hears of the deed.
 */
export type EarlyDeed = readonly [
  event: Event,
  button: HTMLElement | null,
  value: string | undefined,
  checked: boolean | undefined,
];

/** Does what was done too early again. */
export type DoAgain = (deeds: readonly EarlyDeed[]) => void;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

/** A view that takes a field over thinks that it is as it was served, so it has to see the change happen. */
const changeAgain = (field: Field, [, , value = '', checked = false]: EarlyDeed) => {
  if (field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')) {
    field.checked = !checked;
    field.click();
    return;
  }
  if (!(field instanceof HTMLSelectElement)) {
    field.value = '';
    // Past the setter of the view, which would take it for its own doing.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  }
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
};

/** Keys that move through tabs and menus; what is typed stands in its field already. */
const moves = (event: KeyboardEvent): boolean =>
  /^(Arrow|Home|End|Esc)/.test(event.key) &&
  event.target instanceof Element &&
  !event.target.matches('body,input,select,textarea');

/** A radio button that is pressed while it is on changes nothing, but it is what was chosen last. */
const chooses = ({ type, target }: Event): boolean =>
  type === 'input' || (type === 'click' && target instanceof HTMLInputElement && target.type === 'radio');

/** Buttons pressed, fields changed, keys that move, in the order in which it was done: each field once. */
export const doAgain: DoAgain = (deeds) => {
  const last = new Map(deeds.filter(([event]) => chooses(event)).map((deed) => [deed[0].target, deed]));
  for (const deed of deeds) {
    const [event, button] = deed;
    const { target } = event;
    button?.click();
    if (isField(target) && last.get(target) === deed) changeAgain(target, deed);
    if (event instanceof KeyboardEvent && moves(event)) {
      target?.dispatchEvent(new KeyboardEvent('keydown', event));
    }
  }
};

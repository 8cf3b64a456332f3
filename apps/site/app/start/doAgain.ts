/** Something that was done before the page was alive, and the button that it pressed, if only scripts answer that. */
export type EarlyDeed = readonly [event: Event, button: HTMLButtonElement | null];

/** Does what was done too early again. */
export type DoAgain = (deeds: readonly EarlyDeed[]) => void;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

/** A view that takes a field over thinks that it is as it was served, so it has to see the change happen. */
const changeAgain = (field: Field) => {
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

/** Keys that move through tabs and menus; what is typed stands in its field already. */
const moves = (event: KeyboardEvent): boolean =>
  /^(Arrow|Home|End|Esc)/.test(event.key) &&
  event.target instanceof Element &&
  !event.target.matches('body,input,select,textarea');

/** Buttons pressed, fields changed, keys that move, in the order in which it was done: each field once. */
export const doAgain: DoAgain = (deeds) => {
  const changed = new Set<Field>();
  for (const [event, button] of deeds) {
    const { target, type } = event;
    button?.click();
    if (type === 'input' && isField(target) && !changed.has(target)) {
      changed.add(target);
      changeAgain(target);
    }
    if (event instanceof KeyboardEvent && moves(event)) {
      target?.dispatchEvent(new KeyboardEvent('keydown', event));
    }
  }
};

import { isComposing } from '@backbeat/ui';

/**
 * An event from before the page was hydrated, the button or tab that it pressed, if scripts answer that, and what its
 * field held then: React may draw the field as it was prerendered before it hears of the event.
 */
export type EarlyEvent = readonly [
  event: Event,
  button: HTMLElement | null,
  value: string | undefined,
  checked: boolean | undefined,
];

/** Replays what was done too early. */
export type ReplayEvents = (events: readonly EarlyEvent[]) => void;

/** What somebody fills in. */
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether an element is filled in. */
const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

/** Fills in a field as somebody would: its view thinks that it is as it was drawn, so it has to see the change happen. */
const changeField = (field: Field, value: string, checked: boolean) => {
  if (field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')) {
    field.checked = !checked;
    field.click();
    return;
  }
  if (field instanceof HTMLSelectElement) field.value = value;
  else {
    field.value = '';
    // Past the setter of the view, which would take it for its own doing.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  }
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
};

/** Keys that move through tabs and menus; what is typed stands in its field already. */
const moves = (event: KeyboardEvent): boolean =>
  !isComposing(event) &&
  /^(Arrow|Home|End|Esc)/.test(event.key) &&
  event.target instanceof Element &&
  !event.target.matches('body,input,select,textarea');

/** A radio button that is pressed while it is on changes nothing, but it is what was chosen last. */
const chooses = ({ type, target }: Event): boolean =>
  type === 'input' || (type === 'click' && target instanceof HTMLInputElement && target.type === 'radio');

/** Clicks buttons, changes fields and presses keys once more, in the order in which it was done: each field once. */
export const replayEvents: ReplayEvents = (events) => {
  const last = new Map(events.filter(([event]) => chooses(event)).map((early) => [early[0].target, early]));
  for (const early of events) {
    const [event, button, value = '', checked = false] = early;
    const { target } = event;
    button?.click();
    if (isField(target) && last.get(target) === early) changeField(target, value, checked);
    if (event instanceof KeyboardEvent && moves(event)) {
      target?.dispatchEvent(new KeyboardEvent('keydown', event));
    }
  }
};

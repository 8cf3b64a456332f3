/** What the keys do and what a screen reader hears; backticks set a word as code. */
export const keyboardWords = {
  head: ['Component', 'Keys', 'What a screen reader is told'],
  rows: [
    [
      'Button, IconButton',
      'Enter, Space. While loading it keeps its focus and takes no press',
      '`button`, `aria-busy` while loading; an IconButton by its `label`',
    ],
    ['LinkButton, Link, GameCard, StationCard', 'Enter', '`link`'],
    ['Card', 'Enter on the title, when it is a link', '`article`; the link is named by the title'],
    [
      'TextField, TextArea, Select, CodeField',
      'as the system has them',
      'label, message by `aria-describedby`, `aria-invalid` with an error',
    ],
    ['Checkbox, Switch', 'Space', '`checkbox`, `switch`'],
    [
      'RadioCard in a FieldGroup, SegmentedControl',
      'arrow keys',
      'native `radio` in a `fieldset`, or in a `radiogroup`',
    ],
    [
      'Combobox',
      'arrow keys, around the ends; Enter chooses; Escape or Alt with the up arrow closes; Alt with the down arrow opens',
      '`combobox` and `listbox` by `aria-activedescendant`; the count of results',
    ],
    ['Tabs', 'arrow keys, Home, End', '`tablist`, `tab`, `tabpanel`'],
    [
      'Accordion',
      'Enter, Space. One is open at a time; a search in the page opens what it finds',
      'native `details`',
    ],
    [
      'Menu, Popover',
      'Enter or Space opens; arrow keys, Home, End; Escape closes and gives the focus back',
      '`aria-expanded`, `aria-controls`',
    ],
    [
      'Dropdown, SideMenu on phones',
      'Enter or Space opens, before any script too; arrow keys; Escape closes',
      'native `details`',
    ],
    [
      'Modal, VideoModal',
      'focus stays inside and goes back; Escape closes. On the film Space and Enter play and pause',
      'native `dialog`, named by its title',
    ],
    ['Tooltip', 'shows with the focus; Escape hides it', '`tooltip` by `aria-describedby`'],
    [
      'Carousel, TabbedCarousel',
      'the arrows, the dots, and the pause button when it moves by itself; it rests while the focus is inside',
      '`region`, `aria-roledescription`, the dot with `aria-current`',
    ],
    ['Notice', 'the dismiss button', '`status`; an error `alert`'],
    ['LoadingOverlay, Spinner, FormMessage', 'none', '`status`'],
    ['ProgressBar', 'none', '`progressbar` with its figure in words'],
    [
      'Table',
      'arrow keys scroll it where it is wider than the window',
      'a named `region` around a native `table`',
    ],
    ['StatsBand, Price', 'none', 'the end figure only, never the counting; "before" with a struck price'],
    ['SkipLink', 'the first stop of a page', '`link`'],
    ['pictures, StepBar, Steps', 'none', 'nothing'],
  ],
} as const;

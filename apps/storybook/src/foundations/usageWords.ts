/** Which component for which purpose; backticks set a word as code. */
export const usageWords = {
  head: ['You want to', 'Take', 'Not'],
  rows: [
    [
      'offer the one thing to do',
      '`Button variant="primary"`, once in a block',
      'two pink buttons side by side',
    ],
    [
      'lead somewhere',
      '`Link` in text, `LinkButton` where it is the action',
      'a Button that changes the address',
    ],
    [
      'warn before something is lost',
      '`Button variant="danger"`: outlined, because filled pink invites',
      'a pink filled button that says Cancel',
    ],
    [
      'say that it worked, or failed',
      '`Notice`, teal or solid pink, above what it speaks of',
      'colour without words',
    ],
    [
      'say what is wrong with a field',
      '`message` and `state="error"` of the field',
      'a Notice far away from it',
    ],
    [
      'show that something is on its way',
      '`Button loading`, then `Skeleton` for a page, `LoadingOverlay` to block',
      'a spinner alone on an empty page',
    ],
    ['show how far something is', '`ProgressBar`', 'a percentage alone'],
    ['show that there is nothing yet', '`EmptyState`, with what to do about it', 'an empty box'],
    ['let choose one of two or three', '`SegmentedControl`', 'a Select'],
    ['let choose one of a few, with words to each', '`RadioCard` in a `FieldGroup`', 'a Combobox'],
    ['let find one of many', '`Combobox`', 'a Select with hundreds of options'],
    ['change a setting at once', '`Switch`', 'a Checkbox, which waits for a button'],
    [
      'group what belongs together',
      '`Panel` with an edge, `Surface` without, `Card` for one of its kind',
      'a Card in a Card',
    ],
    [
      'show a price',
      '`Price`: the old price stays beside the new one, struck in pink',
      'a smaller or greyer current price',
    ],
    [
      'break a page into parts',
      '`Section`, which lights its step of the bar',
      'an eyebrow label above each heading',
    ],
    [
      'draw something',
      'the step grid: `StepGrid`, `StationArt`, `EmptyState`',
      "a gradient outside a station's tile, a shadow, a glow",
    ],
  ],
} as const;

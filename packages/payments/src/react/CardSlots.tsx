import type { Ref } from 'react';
import { type CardLayout, type FieldLabels, fieldNames } from '../cardFieldNames.ts';
import { slotAttribute } from '../fieldSlots.ts';

/**
 * The places for the provider's frames. They stay empty for React: the provider fills them.
 *
 * An empty text, not no children: React leaves alone what was put into the box before the page is hydrated.
 */
export const CardSlots = ({
  host,
  layout,
  labels,
}: {
  host: Ref<HTMLDivElement>;
  layout: CardLayout;
  labels: FieldLabels;
}) =>
  layout === 'single' ? (
    <div className="bb-card__box" ref={host} suppressHydrationWarning>
      {''}
    </div>
  ) : (
    <div className="bb-card__parts" ref={host}>
      {fieldNames.split.map((name) => (
        <div className="bb-card__part" key={name}>
          {/* The frame carries the same name, so a screen reader hears it once. */}
          <span className="bb-card__label" aria-hidden="true">
            {labels[name]}
          </span>
          <div className="bb-card__box" {...{ [slotAttribute]: name }} />
        </div>
      ))}
    </div>
  );

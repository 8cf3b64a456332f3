'use client';

import Check from 'lucide-react/icons/check';
import type { ReactElement, ReactNode } from 'react';
import { Steps } from '../feedback/Steps.tsx';
import { Icon } from '../icon/Icon.tsx';
import { listSheetStyle } from '../menu/listSheetStyle.ts';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';
import { NoteLine } from '../typography/NoteLine.ts';
import { wrapTexts } from '../typography/wrapTexts.tsx';

/** Something that a search found. */
export interface ComboboxOption {
  /** Identifies the option. */
  value: string;
  /** The text of the option. */
  label: string;
  /** A quiet line below. */
  note?: ReactNode;
  /** A picture before it, an `Avatar`. */
  picture?: ReactNode;
}

const Sheet = styled('div', { base: css`${listSheetStyle} z-index: 20;` });

/** 300 px with the padding and border of the sheet. */
const List = styled('div', {
  base: css`max-block-size: 282px; overflow: auto; overscroll-behavior: contain;`,
});

const Message = styled('p', {
  base: css`display: flex; align-items: center; gap: 12px; padding: 12px 14px; color: var(--bb-muted);`,
});

const Words = styled('span', { base: css`flex: 1;` });

const Option = styled('div', {
  base: css`
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 56px;
    padding: 8px 10px;
    border-radius: 12px;
    line-height: 1.25;
    overflow-wrap: anywhere;
    cursor: pointer;
    &:hover, &[data-active] { background: var(--bb-hover); }
    @media (forced-colors: active) { &[data-active] { outline: 2px solid Highlight; } }
  `,
});

/** Id of an option, for `aria-activedescendant`. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** Props of {@link ComboboxList}. */
export interface ComboboxListProps {
  id: string;
  label: ReactNode;
  options: readonly ComboboxOption[];
  active: number;
  chosen: string | undefined;
  loading: boolean;
  /** Stands in place of the options. */
  words: string | null;
  onChoose: (option: ComboboxOption) => void;
}

/** The list below a search; a part of `Combobox`. */
export const ComboboxList = ({
  id,
  label,
  options,
  active,
  chosen,
  loading,
  words,
  onChoose,
}: ComboboxListProps): ReactElement => (
  // The press must not take focus from the field, or the list would close before it is heard.
  <Sheet onPointerDown={(event) => event.preventDefault()}>
    <List role="listbox" id={id} aria-label={typeof label === 'string' ? label : undefined}>
      {words === null
        ? options.map((option, index) => (
            <Option
              key={option.value}
              id={optionId(id, index)}
              role="option"
              aria-selected={option.value === chosen}
              data-active={index === active ? '' : undefined}
              onClick={() => onChoose(option)}
            >
              {wrapTexts(option.picture)}
              <Words>
                <span>{option.label}</span>
                {option.note === undefined ? null : <NoteLine>{option.note}</NoteLine>}
              </Words>
              {option.value === chosen ? <Icon icon={Check} /> : null}
            </Option>
          ))
        : null}
    </List>
    {words === null ? null : (
      <Message role="status">
        {loading ? <Steps /> : null}
        <span>{words}</span>
      </Message>
    )}
  </Sheet>
);

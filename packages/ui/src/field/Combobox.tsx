'use client';

import Search from 'lucide-react/icons/search';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  useEffect,
  useId,
  useState,
} from 'react';
import { Icon } from '../icon/Icon.tsx';
import { useLocale } from '../locale/LocaleProvider.tsx';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';
import { comboboxTexts } from '../texts/english.ts';
import { useUiTexts } from '../texts/uiTexts.ts';
import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';
import { ComboboxList, type ComboboxOption, optionId } from './ComboboxList.tsx';
import { Field, type LabelledFieldProps, splitFieldProps } from './Field.tsx';
import { InputWithIcon } from './InputWithIcon.tsx';
import { isComposing } from './isComposing.ts';

const Frame = styled('div', {
  base: css`
    position: relative;
  `,
});

/** Props of {@link Combobox}; `ref` and what is not named here go to the `<input>`. */
export interface ComboboxProps
  extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className' | 'list'>,
    LabelledFieldProps {
  /** What is typed. */
  value: string;
  /** Called with what is typed; look up the options for it, debounced. */
  onChange: (value: string) => void;
  /** What was found. */
  options: readonly ComboboxOption[];
  /** Called with the chosen option. */
  onChoose: (option: ComboboxOption) => void;
  /** The value of the selected option; it has a tick. */
  chosen?: string | undefined;
  /** The options are on their way. @default false */
  loading?: boolean;
  /** Words while they are. @default 'Loading...' */
  loadingText?: string;
  /** Words when nothing was found. @default 'No results found' */
  emptyText?: string;
  /** The first option is active at once, so that Enter chooses it. @default false */
  firstActive?: boolean;
  /** What a screen reader hears when options have come. @default '3 results' */
  countText?: (count: number) => string;
}

const stepOf: Readonly<Record<string, number | undefined>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * A search that offers what it finds. The list opens while one types; arrow keys move through it and around its
 * ends, Enter chooses, Escape or Alt with the up arrow closes it, Tab leaves it. Focus stays in the field.
 *
 * @example <Combobox label="Channel" value={query} onChange={setQuery} options={found} onChoose={connect} />
 */
export const Combobox = (props: ComboboxProps): ReactElement => {
  const texts = useUiTexts(comboboxTexts);
  const locale = useLocale();
  const {
    value,
    onChange,
    options,
    onChoose,
    chosen,
    loading = false,
    loadingText = texts.loading,
    emptyText = texts.noResults,
    firstActive = false,
    countText = (count: number) => texts.results(count, locale),
    ...others
  } = props;
  const [field, rest] = splitFieldProps(others);
  const [wanted, setWanted] = useState(false);
  const [moved, setActive] = useState(-1);
  const active = moved === -1 && firstActive && !loading ? 0 : moved;
  const listId = useId();
  const open = wanted && value.trim() !== '';
  const activeId = open && options[active] ? optionId(listId, active) : undefined;
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const choose = (option: ComboboxOption | undefined) => {
    if (option === undefined) return;
    onChoose(option);
    setWanted(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const step = event.altKey ? undefined : stepOf[event.key];
    if (event.altKey && stepOf[event.key] !== undefined) {
      event.preventDefault();
      setWanted(event.key === 'ArrowDown');
    } else if (step !== undefined && options.length > 0) {
      event.preventDefault();
      setWanted(true);
      setActive((Math.max(active, step < 0 ? 0 : -1) + step + options.length) % options.length);
    } else if (event.key === 'Enter' && open) {
      // Enter chooses; it must not send the form around the search.
      event.preventDefault();
      choose(options[active]);
    } else if (event.key === 'Escape' && open) {
      // Only the list closes, not the dialog around it.
      event.preventDefault();
      setWanted(false);
    }
  };
  return (
    <Field {...field}>
      {(control) => (
        <Frame>
          <InputWithIcon
            icon={<Icon icon={Search} />}
            type="text"
            autoComplete="off"
            spellCheck={false}
            {...rest}
            {...control}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={listId}
            aria-activedescendant={activeId}
            value={value}
            onFocus={() => setWanted(true)}
            onBlur={() => setWanted(false)}
            onKeyDown={onKeyDown}
            onChange={(event) => {
              setWanted(true);
              setActive(-1);
              onChange(event.target.value);
            }}
          />
          <VisuallyHidden aria-live="polite">
            {open && !loading && options.length > 0 ? countText(options.length) : ''}
          </VisuallyHidden>
          {open ? (
            <ComboboxList
              id={listId}
              label={field.label}
              options={options}
              active={active}
              chosen={chosen}
              onChoose={choose}
              words={loading ? loadingText : options.length === 0 ? emptyText : null}
              loading={loading}
            />
          ) : null}
        </Frame>
      )}
    </Field>
  );
};

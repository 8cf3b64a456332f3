import { CodeField } from '@backbeat/ui';
import type { ReactElement } from 'react';
import { useLanguage } from '../texts/useLanguage.ts';
import { type CodeStatus, type CodeWords, codeView } from './codeView.ts';

/** What every code field takes. */
export interface CodeEntryProps {
  /** The code as typed or applied. */
  readonly value: string;
  /** Called with what is typed. */
  readonly onChange: (value: string) => void;
  /** What is known of the code. @default 'idle' */
  readonly status?: CodeStatus;
  /** Called by Add, and by Enter in the field. */
  readonly onApply: () => void;
  /** Called by Remove. */
  readonly onRemove: () => void;
  /** A line below while there is nothing else to say. */
  readonly hint?: string;
  /** Why the code cannot be used, while it is `invalid`; without it the code is called wrong. */
  readonly problem?: string;
  /** Masks the code as a password is, for a screen that others see. @default false */
  readonly isMasked?: boolean;
  /** Name of the input, when a form sends it. */
  readonly name?: string;
}

/** The field of one kind of code. */
export const CodeEntry = ({
  words,
  hint = '',
  status = 'idle',
  problem = words.invalid,
  isMasked = false,
  ...rest
}: CodeEntryProps & { words: CodeWords }): ReactElement => {
  const language = useLanguage();
  const { state, message, isApplied, isLoading, isDisabled } = codeView(
    status,
    { ...words, invalid: problem },
    language,
  );
  return (
    <CodeField
      label={words.label}
      placeholder={words.placeholder}
      state={state}
      message={message || hint}
      applied={isApplied}
      loading={isLoading}
      disabled={isDisabled}
      type={isMasked ? 'password' : 'text'}
      {...rest}
    />
  );
};

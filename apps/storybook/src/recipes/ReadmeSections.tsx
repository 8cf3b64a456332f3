import { Markdown } from '@storybook/addon-docs/blocks';
import type { ReactElement } from 'react';

/** Props of {@link ReadmeSections}. */
interface ReadmeSectionsProps {
  /** A package's README. */
  readonly text: string;
  /** Which of its second-level headings are shown, with what stands below them. */
  readonly about: RegExp;
}

/** Parts of a README, so that a recipe is written once and tried by the package's own tests. */
export const ReadmeSections = ({ text, about }: ReadmeSectionsProps): ReactElement => (
  <Markdown>
    {text
      .split(/^(?=## )/m)
      .filter((section) => section.startsWith('## ') && about.test(section.split('\n', 1)[0] ?? ''))
      .join('\n')}
  </Markdown>
);

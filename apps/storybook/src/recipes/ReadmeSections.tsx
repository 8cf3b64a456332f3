import { Markdown } from '@storybook/addon-docs/blocks';
import type { ReactElement } from 'react';

/** Props of {@link ReadmeSections}. */
interface ReadmeSectionsProps {
  /** A package's README. */
  readonly text: string;
  /** Which of its headings are shown, with what stands below them. */
  readonly about: RegExp;
}

const levelOf = (section: string): number => /^#+/.exec(section)?.[0].length ?? 1;

const sectionsAbout = (text: string, about: RegExp): readonly string[] => {
  let shownLevel = Number.POSITIVE_INFINITY;
  return text.split(/^(?=##)/m).filter((section) => {
    const level = levelOf(section);
    if (level > shownLevel) return true;
    const isShown = level > 1 && about.test(section.split('\n', 1)[0] ?? '');
    shownLevel = isShown ? level : Number.POSITIVE_INFINITY;
    return isShown;
  });
};

/** Parts of a README, so that a recipe is written once and tried by the package's own tests. */
export const ReadmeSections = ({ text, about }: ReadmeSectionsProps): ReactElement => (
  <Markdown>{sectionsAbout(text, about).join('\n')}</Markdown>
);

'use client';

import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import type { ReactElement } from 'react';
import { IconButton, type IconButtonProps } from '../button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { useTheme } from '../styling/ThemeProvider.tsx';
import { schemeTexts } from '../texts/english.ts';
import { useUiTexts } from '../texts/uiTexts.ts';

/** Props of {@link SchemeToggle}. */
export interface SchemeToggleProps extends Omit<IconButtonProps, 'label' | 'children' | 'onClick'> {
  /** What the button does while the page is dark. @default 'Use light colours' */
  lightLabel?: string;
  /** What the button does while the page is light. @default 'Use dark colours' */
  darkLabel?: string;
}

/**
 * Switches between the dark and the light colours; the choice is remembered. Needs a `ThemeProvider`.
 *
 * @example <SchemeToggle shape="ghost" />
 */
export const SchemeToggle = (props: SchemeToggleProps): ReactElement => {
  const { lightColours, darkColours } = useUiTexts(schemeTexts);
  const { lightLabel = lightColours, darkLabel = darkColours, ...rest } = props;
  const { scheme, choose } = useTheme();
  const isDark = scheme === 'dark';
  return (
    <IconButton
      shape="ghost"
      {...rest}
      label={isDark ? lightLabel : darkLabel}
      onClick={() => choose(isDark ? 'light' : 'dark')}
    >
      <Icon icon={isDark ? Sun : Moon} />
    </IconButton>
  );
};

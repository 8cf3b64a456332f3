import { GlobalStyles, StyleProvider, ThemeProvider } from '@backbeat/ui/styling';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, type ReactElement, useEffect, useState, useSyncExternalStore } from 'react';
import { addons } from 'storybook/preview-api';
import { fonts } from './fonts.ts';
import { themes } from './themes.ts';

const query = '(prefers-color-scheme: light)';
const subscribe = (notify: () => void): (() => void) => {
  const list = matchMedia(query);
  list.addEventListener('change', notify);
  return () => list.removeEventListener('change', notify);
};

/** A docs page in the scheme that the toolbar chose, or the system's. */
export const SchemeDocs = ({ children, ...rest }: PropsWithChildren<DocsContainerProps>): ReactElement => {
  const [chosen, setChosen] = useState<unknown>('system');
  const system = useSyncExternalStore(subscribe, () => (matchMedia(query).matches ? 'light' : 'dark'));
  const scheme = chosen === 'light' || chosen === 'dark' ? chosen : system;
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals }: { globals: Record<string, unknown> }) => setChosen(globals.scheme);
    channel.on('setGlobals', follow);
    channel.on('globalsUpdated', follow);
    return () => {
      channel.off('setGlobals', follow);
      channel.off('globalsUpdated', follow);
    };
  }, []);
  useEffect(() => {
    if (chosen === 'light' || chosen === 'dark') document.documentElement.setAttribute('data-scheme', chosen);
    else document.documentElement.removeAttribute('data-scheme');
  }, [chosen]);
  return (
    <DocsContainer {...rest} theme={themes[scheme]}>
      <StyleProvider>
        <GlobalStyles fonts={fonts} />
        <ThemeProvider>{children}</ThemeProvider>
      </StyleProvider>
    </DocsContainer>
  );
};

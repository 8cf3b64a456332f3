import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ConformancePage } from './ConformancePage.tsx';

const tell = (name: string, text: string): void => document.documentElement.setAttribute(name, text);

const tellError = (error: unknown): void => {
  console.error(error);
  tell('data-recovered', String(error));
};

const Hydrated = () => {
  useEffect(() => tell('data-hydrated', 'yes'), []);
  return <ConformancePage direction={document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'} />;
};

hydrateRoot(document, <Hydrated />, {
  onRecoverableError: tellError,
  onUncaughtError: tellError,
});

import { brand } from '@backbeat/domain';

const key = `${brand.slug}.streamerMode`;

/** Whether it was turned on on this device. Where nothing can be kept, it is off in a new tab. */
export const readStoredMode = (): boolean => {
  try {
    return localStorage.getItem(key) === 'on';
  } catch {
    return false;
  }
};

/** Remembers it on this device, and tells the other tabs. */
export const storeMode = (isOn: boolean): void => {
  try {
    if (isOn) localStorage.setItem(key, 'on');
    else localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has it in this tab alone.
  }
};

/** Hears of a change in another tab. @returns how to stop */
export const followStoredMode = (onChange: (isOn: boolean) => void): (() => void) => {
  const hear = (event: StorageEvent) => {
    if (event.key === key) onChange(event.newValue === 'on');
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
};

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const values = new Map<string, string>();

const memory: TabStorage = {
  getItem: (key) => values.get(key) ?? null,
  setItem: (key, value) => void values.set(key, value),
  removeItem: (key) => void values.delete(key),
};

/** What this tab may keep: session storage, or memory where the browser forbids even looking at it. */
export const tabStorage = (): TabStorage => {
  try {
    return window.sessionStorage;
  } catch {
    return memory;
  }
};

import { afterEach, expect, it, vi } from 'vitest';
import { createStore } from '../store/createStore.ts';
import { readStoredMode } from './storedMode.ts';
import { storing } from './storing.ts';
import { liveRead, selectHiding, storedModeRead, streamerModeSet } from './streamerModeSlice.ts';

afterEach(() => vi.unstubAllGlobals());

const heard = (atMs: number) => storing(liveRead({ isLive: true, atMs }));

it('a tab that has not heard yet of another one does not undo what that one did', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
  const [tab, other] = [createStore(), createStore()];
  const nowMs = Date.now();
  for (const { dispatch } of [tab, other]) dispatch(heard(nowMs));
  tab.dispatch(storing(streamerModeSet(false)));
  other.dispatch(heard(nowMs + 1));
  expect(selectHiding(other.getState())).toBe('none');
  tab.dispatch(heard(nowMs + 2));
  expect(selectHiding(tab.getState())).toBe('none');
});

it('nor does one to which that has not come yet: tabs have copies of what is kept', () => {
  const kept = new Map<string, string>();
  const tabStorage = () => {
    let copy = new Map(kept);
    return {
      getItem: (key: string) => copy.get(key) ?? null,
      setItem: (key: string, text: string) => void [kept, copy].map((items) => items.set(key, text)),
      catchUp: () => {
        copy = new Map(kept);
      },
    };
  };
  const nowMs = Date.now();
  const [tab, other] = [createStore(), createStore()];
  const ofTab = tabStorage();
  vi.stubGlobal('localStorage', ofTab);
  tab.dispatch(heard(nowMs));
  const ofOther = tabStorage();
  tab.dispatch(storing(streamerModeSet(false)));
  vi.stubGlobal('localStorage', ofOther);
  other.dispatch(heard(nowMs + 1));
  expect(selectHiding(other.getState())).toBe('hidden');
  for (const [{ dispatch, getState }, storage] of [
    [tab, ofTab],
    [other, ofOther],
  ] as const) {
    storage.catchUp();
    vi.stubGlobal('localStorage', storage);
    dispatch(storedModeRead(readStoredMode()));
    expect(selectHiding(getState())).toBe('none');
  }
});

it('where nothing can be kept, a tab knows by itself', () => {
  vi.stubGlobal('localStorage', undefined);
  const { dispatch, getState } = createStore();
  dispatch(heard(Date.now()));
  dispatch(storing(streamerModeSet(false)));
  dispatch(heard(Date.now()));
  expect(selectHiding(getState())).toBe('none');
});

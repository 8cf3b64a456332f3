import { expect, it, vi } from 'vitest';
import { savedPlan, savePlan } from './savedPlan.ts';

const createStorage = () => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
};

it('keeps the plan', () => {
  const storage = createStorage();
  expect(savedPlan(storage)).toBeNull();
  savePlan(storage, 'rockspro_m_v1');
  expect(savedPlan(storage)).toBe('rockspro_m_v1');
});

it('knows nothing of a plan that is gone', () => {
  const storage = createStorage();
  storage.setItem('backbeat.selectedPlan', 'rockspro_m_v0');
  expect(savedPlan(storage)).toBeNull();
});

it('a full storage costs only the choice', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const full = {
    ...createStorage(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() => savePlan(full, 'rockspro_m_v1')).not.toThrow();
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

import { expect, it } from 'vitest';
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

import { inject } from 'vitest';
import type { Form } from '../config/vitest.ts';

/**
 * How far a test goes, by the form of its project.
 *
 * @example inForm({ short: 30, whole: 1_000 })
 */
export const inForm = <Value>(of: Readonly<Record<Form, Value>>): Value => of[inject('form')];

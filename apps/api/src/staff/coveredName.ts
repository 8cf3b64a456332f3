import { readEmail } from '@backbeat/domain';
import { coveredEmail } from './coveredEmail.ts';

/**
 * A name as staff see it: some companies give an address for one, and addresses are covered.
 *
 * @example coveredName('djnight') // → 'djnight'
 */
export const coveredName = (name: string): string => (readEmail(name) === null ? name : coveredEmail(name));

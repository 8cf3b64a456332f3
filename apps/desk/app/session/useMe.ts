import { hasRole, type StaffRole } from '@backbeat/sdk/staff';
import { staffMeQuery } from '@backbeat/sdk/staff/query';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useStaff } from './StaffServices.ts';

/** Who is signed in. Only below the gate, which has the answer. */
export const useMe = () => useSuspenseQuery(staffMeQuery(useStaff().client)).data;

/** Whether who is signed in has all that a role has. */
export const useCan = (needed: StaffRole): boolean => hasRole(useMe().role, needed);

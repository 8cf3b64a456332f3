import { type StaffRole, staffRoles } from '@backbeat/sdk/staff';

/** Whether a text is the name of a role. */
export const isStaffRole = (text: string): text is StaffRole => staffRoles.some((role) => role === text);

/** The contract between the desk and the api: calls for staff, as data. Customers' clients carry none of it. */
export * from './acts.ts';
export * from './people.ts';
export * from './StaffEndpoint.ts';
export * from './staffEndpoints.ts';
export * from './staffSession.ts';
export * from './timeline.ts';
export * from './today.ts';

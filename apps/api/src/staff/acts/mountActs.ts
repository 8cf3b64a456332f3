import { staffEndpoints } from '@backbeat/sdk/staff';
import type { DbDeps } from '../../db/Database.ts';
import { findPerson } from '../findPerson.ts';
import type { StaffMount } from '../StaffMount.ts';
import type { StaffActs } from './createStaffActs.ts';

/** POST /staff/v1/people/:guid/preview and /acts: what staff do to an account. */
export const mountActs = (mount: StaffMount, { db }: Pick<DbDeps, 'db'>, acts: StaffActs): void => {
  mount(staffEndpoints.staffPreview, async ({ params, body, staff }) =>
    acts.preview(staff, await findPerson(db, params.guid), body.act),
  );

  mount(staffEndpoints.staffAct, async ({ params, body, staff, log }) => {
    const person = await findPerson(db, params.guid);
    return { is_done: await acts.confirm({ ...body, person, staff, log }) };
  });
};

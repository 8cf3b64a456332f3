import { mutationOptions } from '@tanstack/react-query';
import type { RequestOf } from '../../contract/Endpoint.ts';
import type { StaffClient } from '../../staff/client/createStaffClient.ts';
import type { StaffEndpoints } from '../../staff/staffEndpoints.ts';
import type { InboxName } from '../../staff/staffSession.ts';
import { staffQueryKeys } from './staffQueries.ts';

/** What a call changes, and how one says it: the body of the call. */
type Body<N extends keyof StaffEndpoints> =
  RequestOf<StaffEndpoints[N]> extends { readonly body: infer B } ? B : never;

/**
 * Does to a person what a preview has shown. All that is known of the person is asked anew.
 *
 * @example
 * const { mutate } = useMutation(staffActMutation(staff, guid)); // mutate({ act, reason, key, version })
 */
export const staffActMutation = (client: Pick<StaffClient, 'staffAct'>, guid: string) =>
  mutationOptions({
    mutationKey: ['staffAct', guid],
    mutationFn: (body: Body<'staffAct'>) => client.staffAct({ params: { guid }, body }),
    onSuccess: (_data, _variables, _result, { client: cache }) =>
      cache.invalidateQueries({ queryKey: staffQueryKeys.person(guid) }),
  });

/**
 * Uncovers a private fact. The answer is kept by who asked, in no cache.
 *
 * @example
 * const { mutate, data } = useMutation(staffRevealMutation(staff, guid)); // mutate('email')
 */
export const staffRevealMutation = (client: Pick<StaffClient, 'staffReveal'>, guid: string) =>
  mutationOptions({
    mutationKey: ['staffReveal', guid],
    mutationFn: (fact: Body<'staffReveal'>['fact']) =>
      client.staffReveal({ params: { guid }, body: { fact } }),
    gcTime: 0,
  });

/** A change to something of an inbox. */
export interface InboxChange extends Body<'staffInboxUpdate'> {
  readonly id: string;
}

/**
 * Takes something of an inbox, gives it back, answers it or says that it is done.
 *
 * @example
 * const { mutate } = useMutation(staffInboxUpdateMutation(staff, 'songs')); // mutate({ id, state: 'taken' })
 */
export const staffInboxUpdateMutation = (client: Pick<StaffClient, 'staffInboxUpdate'>, inbox: InboxName) =>
  mutationOptions({
    mutationKey: ['staffInboxUpdate', inbox],
    mutationFn: ({ id, ...body }: InboxChange) => client.staffInboxUpdate({ params: { inbox, id }, body }),
    onSuccess: (_data, _variables, _result, { client: cache }) =>
      Promise.all([
        cache.invalidateQueries({ queryKey: staffQueryKeys.inbox(inbox) }),
        cache.invalidateQueries({ queryKey: staffQueryKeys.me }),
      ]),
  });

/** A change to the team. */
export interface TeamChange extends Body<'staffTeamUpdate'> {
  readonly guid: string;
}

/**
 * Gives an account a role or takes it away; the answer is the whole team.
 *
 * @example
 * const { mutate } = useMutation(staffTeamUpdateMutation(staff)); // mutate({ guid, role: 'support', reason })
 */
export const staffTeamUpdateMutation = (client: Pick<StaffClient, 'staffTeamUpdate'>) =>
  mutationOptions({
    mutationKey: ['staffTeamUpdate'],
    mutationFn: ({ guid, ...body }: TeamChange) => client.staffTeamUpdate({ params: { guid }, body }),
    onSuccess: (team, _variables, _result, { client: cache }) => {
      cache.setQueryData(staffQueryKeys.team, team);
    },
  });

/**
 * Ends the staff session. What was cached is the app's to remove: `staffQueryKeys.all`.
 *
 * @example
 * const { mutate } = useMutation(staffSignOutMutation(staff));
 */
export const staffSignOutMutation = (client: Pick<StaffClient, 'staffSignOut'>) =>
  mutationOptions({
    mutationKey: ['staffSignOut'],
    mutationFn: () => client.staffSignOut(),
  });

import { errorText } from '@backbeat/sdk';
import { type StaffMember, staffRoles } from '@backbeat/sdk/staff';
import { staffTeamQuery, staffTeamUpdateMutation } from '@backbeat/sdk/staff/query';
import {
  Button,
  Heading,
  Modal,
  ModalActions,
  Notice,
  Panel,
  Select,
  Stack,
  Table,
  Text,
  TextField,
} from '@backbeat/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailed } from '../chrome/LoadFailed.tsx';
import { PageTitle } from '../chrome/PageTitle.tsx';
import { ScreenPlace } from '../chrome/ScreenPlace.ts';
import { Waiting } from '../chrome/Waiting.tsx';
import { PersonField } from '../search/PersonField.tsx';
import { isStaffRole } from '../session/isStaffRole.ts';
import { useStaff } from '../session/StaffServices.ts';
import { useMe } from '../session/useMe.ts';
import { roleTexts } from '../words/names.ts';
import { momentText } from '../words/textOf.ts';

interface RoleDialogProps {
  /** Whose role it is; `null` for somebody who is not staff yet. */
  readonly member: StaffMember | null;
  readonly onClose: () => void;
}

/** Gives somebody a role or takes it away, with the reason. */
const RoleDialog = ({ member, onClose }: RoleDialogProps) => {
  const { client } = useStaff();
  const { mutate, isPending, error } = useMutation(staffTeamUpdateMutation(client));
  const [guid, setGuid] = useState(member?.guid ?? null);
  const [role, setRole] = useState<string>(member?.role ?? 'reader');
  const [reason, setReason] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const isReasonMissing = isAsked && reason.trim() === '';
  const isWhoMissing = isAsked && guid === null;
  return (
    <Modal open onClose={onClose} title={member === null ? 'Add somebody' : `Role of ${member.name}`}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsAsked(true);
          if (guid === null || reason.trim() === '' || isPending) return;
          mutate(
            { guid, role: isStaffRole(role) ? role : null, reason: reason.trim() },
            { onSuccess: onClose },
          );
        }}
      >
        <Stack>
          {member === null ? (
            <PersonField
              label="Who"
              placeholder="Name, e-mail, account code"
              state={isWhoMissing ? 'error' : 'hint'}
              message={isWhoMissing ? 'Choose who it is' : 'The account gets the tier admin with the role'}
              guid={guid}
              onChange={setGuid}
            />
          ) : null}
          <Select label="Role" value={role} onChange={(event) => setRole(event.target.value)}>
            {staffRoles.map((one) => (
              <option key={one} value={one}>
                {roleTexts[one]}
              </option>
            ))}
            {member === null ? null : <option value="none">None: no staff any more</option>}
          </Select>
          <TextField
            label="Reason"
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            state={isReasonMissing ? 'error' : 'hint'}
            message={isReasonMissing ? 'Say why, in a few words' : 'For the log'}
          />
          {error === null ? null : <Notice tone="error">{errorText(error)}</Notice>}
          <ModalActions>
            <Button type="submit" variant="primary" loading={isPending}>
              Confirm
            </Button>
            <Button onClick={onClose}>Close</Button>
          </ModalActions>
        </Stack>
      </form>
    </Modal>
  );
};

/** Who is staff, for owners. */
export const TeamPage = () => {
  const { client } = useStaff();
  const me = useMe();
  const { data, error, refetch } = useQuery(staffTeamQuery(client));
  /** Whose role is being changed; `null` is somebody new. */
  const [changed, setChanged] = useState<StaffMember | null | undefined>();
  if (data === undefined)
    return (
      <ScreenPlace>
        {error ? (
          <LoadFailed title="The team did not come" error={error} refetch={refetch} />
        ) : (
          <Waiting label="Calling the team" />
        )}
      </ScreenPlace>
    );
  return (
    <ScreenPlace width="column">
      <PageTitle title="Team" />
      <Stack>
        <Heading level={1} size="h2">
          Team
        </Heading>
        <Text tone="muted">Each role has all that those before it have. Nobody changes their own.</Text>
        <Panel padding="calm" stacked>
          <Table label="Team">
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Role</th>
                <th scope="col">Last here</th>
                <td aria-hidden="true" />
              </tr>
            </thead>
            <tbody>
              {data.members.map((member) => (
                <tr key={member.guid}>
                  <th scope="row">
                    {member.name}
                    <small>Since {momentText(member.added_at)}</small>
                  </th>
                  <td data-label="Role">{roleTexts[member.role]}</td>
                  <td data-label="Last here">
                    {member.seen_at === null ? 'Never yet' : momentText(member.seen_at)}
                  </td>
                  <td data-end="">
                    {member.guid === me.guid ? null : (
                      <Button
                        size="sm"
                        onClick={() => setChanged(member)}
                        aria-label={`Change the role of ${member.name}`}
                      >
                        Change
                      </Button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Panel>
        <div>
          <Button onClick={() => setChanged(null)}>Add somebody</Button>
        </div>
      </Stack>
      {changed === undefined ? null : <RoleDialog member={changed} onClose={() => setChanged(undefined)} />}
    </ScreenPlace>
  );
};

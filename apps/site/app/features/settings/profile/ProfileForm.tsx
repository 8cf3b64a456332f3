import type { Account } from '@backbeat/domain';
import { Avatar, Button, LinkButton, type MessageState, Panel, Row, Text, TextField } from '@backbeat/ui';
import type { FormEvent } from 'react';
import { LeaveModal } from './LeaveModal.tsx';
import { type ProfileHint, profileHint } from './profileForm.ts';
import { useLeaveWarning } from './useLeaveWarning.ts';
import { useProfileForm } from './useProfileForm.ts';
import { Who } from './whoStyles.ts';

const looks = {
  info: 'hint',
  locked: 'hint',
  checking: 'pending',
  free: 'ok',
  taken: 'error',
  empty: 'error',
  refused: 'error',
} as const satisfies Record<ProfileHint['kind'], MessageState>;

/** The one thing about a profile that can be changed. */
export const ProfileForm = ({ account }: { readonly account: Account }) => {
  const { form, type, save, canSave, isSaving, isUnsaved } = useProfileForm(account);
  const warning = useLeaveWarning(isUnsaved);
  const hint = profileHint(form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };

  return (
    <form aria-label="Profile" onSubmit={submit}>
      <Panel padding="calm" stacked>
        <Who plain>
          <Avatar size="lg" src={account.user.avatar} />
          <Text size="small" tone="muted">
            Your picture comes from the account you sign in with. Only the display name can be changed.
          </Text>
        </Who>
        <TextField
          label="Display name"
          placeholder="Display name"
          autoComplete="nickname"
          spellCheck={false}
          maxLength={50}
          value={form.name}
          disabled={!form.eligible}
          aria-busy={form.check.loading}
          state={looks[hint.kind]}
          message={hint.text}
          onChange={(event) => type(event.target.value)}
        />
        <Row>
          <Button type="submit" variant="primary" disabled={!canSave && !isSaving} loading={isSaving}>
            Save changes
          </Button>
          <LinkButton variant="quiet" href="/settings" onClick={warning.agree}>
            Cancel
          </LinkButton>
        </Row>
      </Panel>
      <LeaveModal isOpen={warning.isAsking} onStay={warning.stay} onLeave={warning.leave} />
    </form>
  );
};

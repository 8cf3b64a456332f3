import {
  type Account,
  canSaveDisplayName,
  displayNameProblem,
  displayNameProblemTexts,
  idleUsernameCheck,
  profileNotifications,
  type UsernameCheck,
  type UsernameCheckResult,
  usernameCheckText,
} from '@backbeat/domain';
import { usernameCheckQuery, usernameUpdateMutation } from '@backbeat/sdk/query';
import {
  Avatar,
  Button,
  LinkButton,
  type MessageState,
  ModalActions,
  Panel,
  Row,
  Text,
  TextField,
} from '@backbeat/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useCallback, useEffect, useRef } from 'react';
import { tabStorage } from '../../../browserStorage.ts';
import { useLeaveQuestion } from '../../../navigation/useLeaveQuestion.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../store/hooks.ts';
import { selectIsSignedIn, useSignedInServices } from '../../session/index.ts';
import { Question } from '../components/Question.tsx';
import { dropFormDraft, keepFormDraft, readFormDraft } from '../formDraft.ts';
import { notificationDismissed, notified } from '../notificationSlice.ts';
import { Person } from './personStyles.ts';
import { nameTyped, profileReset, selectTypedName } from './profileSlice.ts';

/** Everything that decides what the display-name form says and allows. */
export interface ProfileEntry {
  /** The display name that the account has now; null when none was ever set. */
  readonly current: string | null;
  /** What stands in the field. */
  readonly name: string;
  readonly eligible: boolean;
  readonly check: UsernameCheck;
}

type ProfileHint = {
  readonly kind: 'info' | 'locked' | 'checking' | 'free' | 'taken' | 'empty' | 'refused';
  readonly text: string;
};

const isUnchanged = ({ current, name }: ProfileEntry) => name.trim() === (current ?? '');

/**
 * Whether typing should ask the server about the name: it must be one that somebody may have, allowed to change, and different.
 *
 * @example needsCheck({ current: 'ada', name: 'ada', eligible: true, check }) // → false
 */
export const needsCheck = (form: ProfileEntry): boolean =>
  form.eligible && displayNameProblem(form.name) === null && !isUnchanged(form);

/** Save turns on when the check of a new, non-empty name has come back free. */
export const canSaveProfile = ({ current, name, eligible, check }: ProfileEntry): boolean =>
  canSaveDisplayName({ name: name.trim(), currentName: current ?? '', isEligible: eligible, check });

/** The one line under the field. */
export const profileHint = (form: ProfileEntry): ProfileHint => {
  if (!form.eligible) return { kind: 'locked', text: 'This name cannot be changed at the moment.' };
  if (form.name.trim() === '') {
    return form.current
      ? { kind: 'empty', text: displayNameProblemTexts.empty }
      : { kind: 'info', text: mayUpdate };
  }
  const problem = displayNameProblem(form.name);
  if (problem !== null && !isUnchanged(form))
    return { kind: 'refused', text: displayNameProblemTexts[problem] };
  const { active, loading, valid } = form.check;
  if (!active || (isUnchanged(form) && !loading)) return { kind: 'info', text: mayUpdate };
  return { kind: loading ? 'checking' : valid ? 'free' : 'taken', text: usernameCheckText(form.check) };
};

const mayUpdate = usernameCheckText(idleUsernameCheck);

const looks = {
  info: 'hint',
  locked: 'hint',
  checking: 'pending',
  free: 'ok',
  taken: 'error',
  empty: 'error',
  refused: 'error',
} as const satisfies Record<ProfileHint['kind'], MessageState>;

interface LeaveModalProps {
  readonly isOpen: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asked when a page is left with something unsaved on it. Staying comes first, and Escape means it. */
const LeaveModal = ({ isOpen, onStay, onLeave }: LeaveModalProps) => (
  <Question isOpen={isOpen} onClose={onStay} title="Leave without saving?">
    <Text>Your new display name has not been saved.</Text>
    <ModalActions>
      <Button onClick={onStay}>Keep editing</Button>
      <Button variant="danger" onClick={onLeave}>
        Leave
      </Button>
    </ModalActions>
  </Question>
);

/** Asks before a page is left on which something was typed and not saved. */
const useLeaveWarning = (isUnsaved: boolean) => {
  const isAgreed = useRef(false);
  const question = useLeaveQuestion(useCallback(() => isAgreed.current || !isUnsaved, [isUnsaved]));

  useEffect(() => {
    if (!isUnsaved) return;
    // The browser asks in its own words; a text of ours it would not show.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  return {
    ...question,
    /** Leaving is what the person has just asked for. */
    agree: () => {
      isAgreed.current = true;
    },
  };
};

/** What the query about a name knows. */
interface NameQuery {
  /** Whether the name is asked about at all. */
  readonly isAsked: boolean;
  readonly isFetching: boolean;
  readonly data: UsernameCheckResult | undefined;
  readonly isError: boolean;
}

/**
 * The check's flags from its query. A check that failed is no check: it neither allows nor forbids the name.
 *
 * @example nameCheck({ isAsked: true, isFetching: false, isError: false, data: { available: true } })
 * // → { active: true, loading: false, valid: true }
 */
export const nameCheck = ({ isAsked, isFetching, data, isError }: NameQuery): UsernameCheck => {
  if (!isAsked || (isError && !isFetching)) return idleUsernameCheck;
  return { active: true, loading: isFetching, valid: !isFetching && data?.available === true };
};

/** The display-name form: its check 300 ms after the last key, saving, and what both say. */
const useProfileForm = ({ user, name_change_eligible }: Account) => {
  const { client } = useSignedInServices();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const typed = useAppSelector(selectTypedName);
  const current = user.display_name;
  const unchecked: ProfileEntry = {
    current,
    name: typed ?? current ?? '',
    eligible: name_change_eligible,
    check: idleUsernameCheck,
  };
  const isAsked = needsCheck(unchecked);
  const question = usernameCheckQuery(client, unchecked.name);
  const { data, isFetching, isError } = useQuery({ ...question, enabled: isAsked });
  const { mutate, isPending } = useMutation(usernameUpdateMutation(client));
  const form: ProfileEntry = { ...unchecked, check: nameCheck({ isAsked, isFetching, isError, data }) };

  // A session that ends in the middle takes the page away; what was typed is there after signing in again.
  useEffect(() => {
    const { name } = readFormDraft(tabStorage, 'profile', user.hash);
    if (name !== undefined) dispatch(nameTyped(name));
    return () => {
      if (selectIsSignedIn(store.getState())) dropFormDraft(tabStorage, 'profile');
      dispatch(profileReset());
      dispatch(notificationDismissed());
    };
  }, [dispatch, store, user.hash]);

  const save = () => {
    if (!canSaveProfile(form) || isPending) return;
    dispatch(notificationDismissed());
    mutate(form.name.trim(), {
      onSuccess: () => {
        dispatch(profileReset());
        dropFormDraft(tabStorage, 'profile');
        dispatch(notified(profileNotifications.saved));
      },
      onError: (error) => {
        console.error('The display name could not be saved.', error);
        dispatch(notified(profileNotifications.failed));
      },
    });
  };

  return {
    form,
    isSaving: isPending,
    canSave: canSaveProfile(form) && !isPending,
    /** A new name stands in the field and has not been saved. */
    isUnsaved: isAsked && !isPending,
    type: (name: string) => {
      keepFormDraft(tabStorage, 'profile', { account: user.hash, values: { name } });
      dispatch(nameTyped(name));
    },
    save,
  };
};

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
        <Person plain>
          <Avatar size="lg" src={account.user.avatar} />
          <Text size="small" tone="muted">
            Your picture comes from the account you sign in with. Only the display name can be changed.
          </Text>
        </Person>
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

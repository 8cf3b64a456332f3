import { type Account, idleUsernameCheck, profileNotifications } from '@backbeat/domain';
import { usernameCheckQuery, usernameUpdateMutation } from '@backbeat/sdk/query';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { tabStorage } from '../../../browserStorage.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../store/hooks.ts';
import { selectIsSignedIn, useSignedInServices } from '../../session/index.ts';
import { dropFormDraft, keepFormDraft, readFormDraft } from '../formDraft.ts';
import { notificationDismissed, notified } from '../notificationSlice.ts';
import { nameCheck } from './nameCheck.ts';
import { canSaveProfile, needsCheck, type ProfileForm } from './profileForm.ts';
import { nameTyped, profileReset, selectTypedName } from './profileSlice.ts';

/** The display-name form: its check 300 ms after the last key, saving, and what both say. */
export const useProfileForm = ({ user, name_change_eligible }: Account) => {
  const { client } = useSignedInServices();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const typed = useAppSelector(selectTypedName);
  const current = user.display_name;
  const unchecked: ProfileForm = {
    current,
    name: typed ?? current ?? '',
    eligible: name_change_eligible,
    check: idleUsernameCheck,
  };
  const isAsked = needsCheck(unchecked);
  const question = usernameCheckQuery(client, unchecked.name);
  const { data, isFetching, isError } = useQuery({ ...question, enabled: isAsked });
  const { mutate, isPending } = useMutation(usernameUpdateMutation(client));
  const form: ProfileForm = { ...unchecked, check: nameCheck({ isAsked, isFetching, isError, data }) };

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

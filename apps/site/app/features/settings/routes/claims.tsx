import { Text } from '@backbeat/ui';
import { useRef } from 'react';
import { ClaimAnswers } from '../claims/ClaimAnswers.tsx';
import { ClaimForm } from '../claims/ClaimForm.tsx';
import type { GoToField } from '../claims/ClaimNow.tsx';
import { useAskClaims } from '../claims/useAskClaims.ts';
import { Notifications } from '../components/Notifications.tsx';
import { Page, PageTitle } from '../components/settingsStyles.ts';
import { claimsEntry } from '../menuEntries.ts';

/** 'I got a claim': asks about videos, and says what becomes of each claim. */
const Claims = () => {
  const textField = useRef<HTMLTextAreaElement>(null);
  const tracksField = useRef<HTMLInputElement>(null);
  const { ask, change, answer, ...form } = useAskClaims();
  const goToField: GoToField = (field) => (field === 'text' ? textField : tracksField).current?.focus();

  return (
    <Page>
      <PageTitle level={1}>{claimsEntry.label}</PageTitle>
      <Notifications />
      <Text size="lead">
        A video of yours got a claim for our music? Paste it, and see within seconds whether it was covered,
        why, and what we do about it.
      </Text>
      <ClaimForm {...form} onChange={change} onSubmit={ask} textField={textField} tracksField={tracksField} />
      <ClaimAnswers answer={answer} goToField={goToField} />
    </Page>
  );
};

export default Claims;

import { providerLabels } from '@backbeat/domain';
import { useLetter } from '../LetterContext.ts';
import type { LetterFacts } from '../LetterFacts.ts';
import { Button } from '../parts/Button.tsx';
import { Facts } from '../parts/Facts.tsx';
import { Layout } from '../parts/Layout.tsx';

export const Welcome = () => (
  <Layout>
    <Button to="/covered" />
  </Layout>
);

/** A way to sign in was linked, or unlinked. */
export const SignInChanged = ({ provider, at }: LetterFacts['sign-in-linked' | 'sign-in-unlinked']) => {
  const { date } = useLetter().voice;
  return (
    <Layout>
      <Facts
        rows={[
          ['signIn', providerLabels[provider]],
          ['date', date(at)],
        ]}
      />
      <Button to="/settings/identity" />
    </Layout>
  );
};

/** Two accounts are to become one, or are two again. */
export const Accounts = () => (
  <Layout>
    <Button to="/settings/identity" />
  </Layout>
);

/** Staff offer to merge the reader's account, whose sign-in is lost, with another one. */
export const MergeLink = ({ otherName, url, validUntil }: LetterFacts['merge-link']) => {
  const { moment, typed } = useLetter().voice;
  return (
    <Layout>
      <Facts
        rows={[
          ['otherAccount', typed(otherName)],
          ['validUntil', moment(validUntil)],
        ]}
      />
      <Button href={url} />
    </Layout>
  );
};

/** The same, for the account that the person has now. */
export const MergeOffered = ({ validUntil }: LetterFacts['merge-offered']) => {
  const { moment } = useLetter().voice;
  return (
    <Layout>
      <Facts rows={[['offeredUntil', moment(validUntil)]]} />
      <Button to="/settings/identity" />
    </Layout>
  );
};

export const MergeDone = ({ undoUntil }: LetterFacts['merge-done']) => {
  const { date } = useLetter().voice;
  return (
    <Layout>
      <Facts rows={[['undoUntil', date(undoUntil)]]} />
      <Button to="/settings/identity" />
    </Layout>
  );
};

export const DeletionAsked = ({ deletesOn }: LetterFacts['deletion-asked']) => {
  const { date } = useLetter().voice;
  return (
    <Layout>
      <Facts rows={[['deletesOn', date(deletesOn)]]} />
      <Button to="/settings" />
    </Layout>
  );
};

export const DeletionDone = () => (
  <Layout>
    <Button to="/" />
  </Layout>
);

export const ExportMade = ({ madeAt }: LetterFacts['export-made']) => {
  const { date } = useLetter().voice;
  return (
    <Layout>
      <Facts rows={[['date', date(madeAt)]]} />
      <Button to="/settings/identity" />
    </Layout>
  );
};

export const SupportChanged = ({ change, until }: LetterFacts['support-changed']) => {
  const { date, texts } = useLetter().voice;
  return (
    <Layout>
      <Facts
        rows={[
          ['change', texts.supportChanges[change]],
          ['coveredUntil', until && date(until)],
        ]}
      />
      <Button to="/settings" />
    </Layout>
  );
};

export const CertificateMade = ({ code, channel, from, until }: LetterFacts['certificate-made']) => {
  const { date, typed } = useLetter().voice;
  return (
    <Layout>
      <Facts
        rows={[
          ['channel', typed(channel)],
          ['coveredFrom', date(from)],
          ['coveredUntil', date(until)],
          ['code', typed(code)],
        ]}
      />
      <Button to="/certificate/:code" code={code} />
    </Layout>
  );
};

import { useLetter } from '../LetterContext.ts';
import type { LetterFacts } from '../LetterFacts.ts';
import { Button } from '../parts/Button.tsx';
import { Facts } from '../parts/Facts.tsx';
import { Layout } from '../parts/Layout.tsx';
import { Paragraphs } from '../parts/Paragraphs.tsx';

/** A claim was released, or was not. */
export const Claim = ({ title, address }: LetterFacts['claim-released' | 'claim-refused']) => {
  const { typed } = useLetter().voice;
  return (
    <Layout>
      <Facts
        rows={[
          ['video', title && typed(title)],
          ['address', typed(address)],
        ]}
      />
      <Button to="/claims" />
    </Layout>
  );
};

export const ClaimAnswered = ({ title, address, answer }: LetterFacts['claim-answered']) => {
  const { typed } = useLetter().voice;
  return (
    <Layout>
      <Paragraphs text={answer} />
      <Facts
        rows={[
          ['video', title && typed(title)],
          ['address', typed(address)],
        ]}
      />
      <Button to="/claims" />
    </Layout>
  );
};

export const ClaimCredit = ({ title, address, creditCents }: LetterFacts['claim-credit']) => {
  const { money, typed } = useLetter().voice;
  return (
    <Layout>
      <Facts
        rows={[
          ['video', title && typed(title)],
          ['address', typed(address)],
          ['toCredit', money(creditCents)],
        ]}
      />
      <Button to="/claims" />
    </Layout>
  );
};

export const ListingFailed = ({ channel, problem }: LetterFacts['listing-failed']) => {
  const { texts, typed } = useLetter().voice;
  return (
    <Layout>
      <Paragraphs text={texts.listingProblems[problem]} />
      <Facts rows={[['channel', typed(channel)]]} />
      <Button to="/covered" />
    </Layout>
  );
};

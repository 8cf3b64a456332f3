import { stations } from '@backbeat/domain/content';
import { Text } from '@react-email/text';
import { useLetter } from '../LetterContext.ts';
import type { LetterFacts } from '../LetterFacts.ts';
import { look } from '../looks.ts';
import { Button } from '../parts/Button.tsx';
import { Facts } from '../parts/Facts.tsx';
import { Layout } from '../parts/Layout.tsx';
import { Paragraphs } from '../parts/Paragraphs.tsx';

export const MessageReceived = () => (
  <Layout>
    <Button to="/song-requests" />
  </Layout>
);

export const MessageAnswered = ({ message, answer }: LetterFacts['message-answered']) => {
  const { typed } = useLetter().voice;
  return (
    <Layout>
      <Paragraphs text={answer} />
      <Facts rows={[['youWrote', typed(message, 300)]]} />
      <Button to="/song-requests" />
    </Layout>
  );
};

/** What somebody wrote, for those who answer. */
export const MessageForStaff = ({
  name,
  email,
  artist,
  track,
  link,
  message,
}: LetterFacts['message-for-staff']) => {
  const { typed } = useLetter().voice;
  return (
    <Layout>
      <Facts
        rows={[
          ['name', typed(name)],
          ['email', typed(email)],
          ['artist', artist && typed(artist)],
          ['track', track && typed(track)],
          ['link', link && typed(link)],
        ]}
      />
      <Paragraphs text={message} />
      <Button href={`mailto:${encodeURIComponent(typed(email)).replace('%40', '@')}`} />
    </Layout>
  );
};

export const NewStations = ({ stations: ids, unsubscribeUrl }: LetterFacts['new-stations']) => (
  <Layout unsubscribeUrl={unsubscribeUrl}>
    <Text {...look('text', { margin: '16px 0 0', fontSize: '16px', lineHeight: '24px', fontWeight: 600 })}>
      {ids.map((id) => stations[id].title).join(', ')}
    </Text>
    <Button to="/" />
  </Layout>
);

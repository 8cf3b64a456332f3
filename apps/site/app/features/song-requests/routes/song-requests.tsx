import { Container, Heading, Stack, StepGrid, Text } from '@backbeat/ui';
import { below, css, from, styled } from '@backbeat/ui/styling';
import { RequestForm } from '../components/RequestForm.tsx';

const art = ['1.2--.1t', '.1.p1..1', '2-.1.t1p', '1p..2--'];

const Page = styled(Container, {
  base: css`
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: clamp(32px, 5vw, 88px);
    align-items: start;
    padding-block: 128px var(--bb-section);
    ${below(992)} { grid-template-columns: minmax(0, 1fr); padding-block-start: 92px; }
  `,
});

const Notes = styled('ul', {
  base: css`
    display: grid;
    gap: 8px;
    padding-inline-start: 20px;
    color: var(--bb-muted);
    list-style: square;
    & li::marker { color: var(--bb-pink); }
  `,
});

const Art = styled(StepGrid, {
  base: css`inline-size: min(100%, 368px); margin-block-start: 24px; ${below(992)} { display: none; }`,
});

const Title = styled(Heading, {
  base: css`
    /* On many windows one line would hold it in one of our two fonts only. */
    ${below(576)} { max-inline-size: 8em; text-wrap: wrap; }
    ${from(992)} { max-inline-size: 8em; text-wrap: wrap; }
  `,
});

/** Ask for a song that the catalogue lacks. */
const SongRequestsView = () => (
  <Page>
    <Stack>
      <Title level={1}>Missing a song? Ask.</Title>
      <Text size="lead">Tell us what you would play. We ask the artist to clear it for streams.</Text>
      <Notes>
        <li>We read every request.</li>
        <li>Clearing a track can take weeks.</li>
        <li>We cannot add songs from major labels.</li>
      </Notes>
      <Art rows={art} pitch={46} cell={38} radius={11} />
    </Stack>
    <RequestForm />
  </Page>
);

export default SongRequestsView;

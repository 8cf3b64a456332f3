import { Container, Heading, Stack, Text } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { PageTitle } from '../chrome/PageTitle.tsx';
import { PeopleSearch } from './PeopleSearch.tsx';

const Place = styled(Container, { base: css`padding-block: clamp(48px, 14vh, 160px) 80px;` });

/** The first screen: a field, and what it takes. */
export const FindPage = () => (
  <Place width="column">
    <PageTitle title="Find" />
    <Stack gap={6}>
      <Heading level={1}>Who needs you?</Heading>
      <PeopleSearch hideLabel autoFocus />
      <Text tone="muted">
        A name as they spell it or nearly so, an e-mail address, a Twitch or YouTube name, an account code,
        the number of an invoice, the code of a certificate or a gift, or the id of a request. What you look
        for stands in the log.
      </Text>
    </Stack>
  </Place>
);

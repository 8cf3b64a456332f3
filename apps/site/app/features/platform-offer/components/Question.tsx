import { Avatar, Heading, Stack, Text } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';
import { chatTones } from '../../../landing/ChatName.tsx';
import { PortraitImage } from '../../../landing/showcase/PortraitImage.tsx';
import { type Chatter, chatters } from '../content.ts';

const Ask = styled('div', {
  base: css`
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr);
    gap: clamp(16px, 2vw, 28px);
    align-items: center;
    ${below(576)} {
      grid-template-columns: 48px minmax(0, 1fr);
      align-items: start;
    }
  `,
});

const Asker = styled(Avatar, {
  base: css`${below(576)} { inline-size: 48px; block-size: 48px; border-radius: 14px; }`,
});

const Title = styled(Heading, { base: css`text-wrap: wrap; overflow-wrap: anywhere;` });

const Name = styled('span', { variants: { tone: chatTones } });

export interface QuestionProps {
  readonly who: Chatter;
  readonly id: string;
  readonly text: string;
  readonly note?: string;
}

/** A section's heading as a question from the chat. */
export const Question = ({ who, id, text, note }: QuestionProps) => {
  const { name, tone, look } = chatters[who];
  return (
    <Ask>
      <Asker size="lg">
        <PortraitImage name={look} />
      </Asker>
      <Stack gap={2}>
        <Title level={2} id={id}>
          <Name tone={tone ?? 'pink'}>{`${name}:`}</Name> <span>{text}</span>
        </Title>
        {note === undefined ? null : <Text tone="muted">{note}</Text>}
      </Stack>
    </Ask>
  );
};

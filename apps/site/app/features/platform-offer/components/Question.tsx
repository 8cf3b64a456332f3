import { Avatar, Heading, Portrait, Text } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';
import { type Chatter, chatters } from '../content.ts';

const Ask = styled('div', {
  base: css`
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr);
    gap: clamp(16px, 2vw, 28px);
    align-items: center;
    & > div { display: grid; gap: 8px; }
    ${below(576)} {
      grid-template-columns: 48px minmax(0, 1fr);
      align-items: start;
      & > span { inline-size: 48px; block-size: 48px; border-radius: 14px; }
    }
  `,
});

const Title = styled(Heading, {
  base: css`
    text-wrap: wrap;
    overflow-wrap: anywhere;
    & > span[data-tone="plain"] { color: var(--bb-pink); }
    & > span[data-tone="sun"] { color: var(--bb-sun-text); }
    & > span[data-tone="teal"] { color: var(--bb-teal); }
  `,
});

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
      <Avatar size="lg">
        <Portrait name={look} />
      </Avatar>
      <div>
        <Title level={2} id={id}>
          <span data-tone={tone ?? 'plain'}>{name}:</span> {text}
        </Title>
        {note === undefined ? null : <Text tone="muted">{note}</Text>}
      </div>
    </Ask>
  );
};

import type { StaffPerson } from '@backbeat/sdk/staff';
import { staffLetterQuery } from '@backbeat/sdk/staff/query';
import { Modal, Stack, Text } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../chrome/LoadFailed.tsx';
import { Waiting } from '../chrome/Waiting.tsx';
import { useStaff } from '../session/StaffServices.ts';
import { momentText, plainName } from '../words/textOf.ts';
import { letterMarkup } from './letterMarkup.ts';

const Frame = styled('iframe', {
  base: css`inline-size: 100%; block-size: min(60dvh, 720px); border: 1px solid var(--bb-rule); border-radius: var(--bb-r-m); background: #fff;`,
});

interface LetterDialogProps {
  readonly guid: string;
  readonly letter: StaffPerson['letters'][number];
  readonly onClose: () => void;
}

/** A letter as the person got it, in a frame that runs nothing, leads nowhere and knows nothing of the desk. */
export const LetterDialog = ({ guid, letter, onClose }: LetterDialogProps) => {
  const { client } = useStaff();
  const { data, error, refetch } = useQuery(staffLetterQuery(client, guid, letter.id));
  return (
    <Modal open onClose={onClose} size="lg" title={data?.subject ?? plainName(letter.kind)}>
      <Stack gap={3}>
        <Text tone="muted" size="small">
          {plainName(letter.kind)}, {momentText(letter.settled_at ?? letter.queued_at)}. Reading it stands in
          the log.
        </Text>
        {error ? <LoadFailed title="The letter did not come" error={error} refetch={refetch} /> : null}
        {data === undefined && error === null ? <Waiting label="Opening the letter" /> : null}
        {data === undefined ? null : (
          <Frame
            title="The letter"
            sandbox=""
            ref={(frame: HTMLIFrameElement | null) => {
              // By hand: React would hand over a plain text, which Trusted Types refuse.
              if (frame !== null) Reflect.set(frame, 'srcdoc', letterMarkup(data.html));
            }}
          />
        )}
      </Stack>
    </Modal>
  );
};

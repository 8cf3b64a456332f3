import { Modal, Stack, Switch } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { setShortcuts, shortcutTexts, useShortcutsOn } from './shortcuts.ts';

const List = styled('dl', {
  base: css`
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 10px 16px;
    align-items: center;
    & kbd {
      display: inline-grid;
      place-items: center;
      min-inline-size: 32px;
      min-block-size: 32px;
      border-radius: var(--bb-r-s);
      background: var(--bb-ground);
      box-shadow: inset 0 0 0 1px var(--bb-line);
      font: 600 var(--bb-fs-small)/1 var(--bb-font-text);
    }
  `,
});

interface ShortcutsDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The keys of the desk, and the switch that turns them off. */
export const ShortcutsDialog = ({ isOpen, onClose }: ShortcutsDialogProps) => {
  const areOn = useShortcutsOn();
  return (
    <Modal open={isOpen} onClose={onClose} title="Keys">
      <Stack>
        <List>
          {Object.entries(shortcutTexts).map(([key, text]) => (
            <div key={key} style={{ display: 'contents' }}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </List>
        <Switch
          label="Single keys"
          note="Off: every key types, and nothing else."
          checked={areOn}
          onChange={(event) => setShortcuts(event.target.checked)}
        />
      </Stack>
    </Modal>
  );
};
